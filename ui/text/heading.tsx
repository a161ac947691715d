import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { wholeWords } from './whole-words.tsx';

/** The six levels of headings. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

// Whole class names, so that Tailwind finds them.
const sizes: Record<HeadingLevel, string> = {
  1: 'text-h1',
  2: 'text-h2',
  3: 'text-h3',
  4: 'text-h4',
  5: 'text-h5',
  6: 'text-h6',
};

/** A heading whose rank in the outline (`level`) and whose look (`size`, by default the same) are separate. */
export function Heading({
  level = 2,
  size = level,
  id,
  className,
  children = defaultLabels.title,
}: {
  level?: HeadingLevel;
  size?: HeadingLevel;
  id?: string;
  className?: string;
  children?: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={clsx('heading', sizes[size], className)}>
      {wholeWords(children)}
    </Tag>
  );
}
