import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Text } from './text.tsx';

/** The sentence or two below a title. */
export function Subtitle({
  className,
  children = defaultLabels.subtitle,
}: {
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Text size="l" quiet className={clsx('text-pretty', className)}>
      {children}
    </Text>
  );
}
