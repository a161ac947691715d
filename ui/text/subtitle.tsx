import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Text } from './text.tsx';

/** The sentence or two below a title. Where they are centered, no line is left with a word or two. */
export function Subtitle({
  isCentered = false,
  className,
  children = defaultLabels.subtitle,
}: {
  isCentered?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Text size="l" quiet className={clsx(isCentered ? 'text-balance' : 'text-pretty', className)}>
      {children}
    </Text>
  );
}
