import type { ReactNode } from 'react';

/** Cards in a list, as the server draws them. */
export function StillCards({
  cards,
  className,
}: {
  cards: readonly { key: string; look: ReactNode }[];
  className: string;
}) {
  return (
    <ul className={className}>
      {cards.map(({ key, look }) => (
        <li key={key}>{look}</li>
      ))}
    </ul>
  );
}
