import type { ReactNode } from 'react';
import { defaultLabels } from '../default-labels.ts';
import { Text } from './text.tsx';

/** The sentence or two below a title that say more. */
export function Subtitle({ children = defaultLabels.subtitle }: { children?: ReactNode }) {
  return (
    <Text size="l" quiet className="subtitle text-pretty">
      {children}
    </Text>
  );
}
