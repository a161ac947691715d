'use client';

import { type ReactNode, useState } from 'react';

/** A piece that runs in the browser and takes anything. */
export function Piece({
  children,
}: {
  given?: unknown;
  children?: ReactNode | ((count: number) => ReactNode);
}) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      {typeof children === 'function' ? children(count) : children}
    </div>
  );
}

/** What a server can only refer to. */
export const sizes = { large: 'The large one' };

/** A function of the browser. */
export const inBrowser = (text: string): string => text.toUpperCase();
