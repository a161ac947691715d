import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';

/** The sizes of running text, from a footnote to a lead paragraph. */
export type TextSize = 'xxxs' | 'xxs' | 'xs' | 's' | 'm' | 'l';

// Whole class names, so that Tailwind finds them.
const sizes: Record<TextSize, string> = {
  xxxs: 'text-xxxs',
  xxs: 'text-xxs',
  xs: 'text-xs',
  s: 'text-s',
  m: 'text-m',
  l: 'text-l',
};

/** Running text in one of six sizes; `quiet` gives it a fainter colour than headings. */
export function Text({
  as: Tag = 'p',
  size = 'm',
  quiet = false,
  className,
  children = defaultLabels.text,
}: {
  as?: 'p' | 'span' | 'div';
  size?: TextSize;
  quiet?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return <Tag className={clsx(sizes[size], quiet && 'text-quiet', className)}>{children}</Tag>;
}
