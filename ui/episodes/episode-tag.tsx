import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The tag of an episode, wholly in its colour; its words stay readable on every ground. */
export function EpisodeTag({ color, children }: { color?: string | null; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'tag border-[color-mix(in_oklab,var(--tag)_55%,var(--color-line))]',
        'bg-[color-mix(in_oklab,var(--tag)_13%,var(--color-raised))]',
      )}
      style={{ '--tag': color ?? 'var(--color-point)' }}
    >
      {children}
    </span>
  );
}
