'use client';

import { createContext, useContext, useId } from 'react';

/** The id of the island around a piece; undefined outside of islands. */
export const IslandId = createContext<string | undefined>(undefined);

/**
 * An id that stays the same when an island wakes as a root of its own, where React's `useId` would differ because it
 * depends on the place in the whole page. `name` must be unique in the island; outside of islands the id is React's.
 */
export function useStableId(name: string): string {
  const own = useId();
  const island = useContext(IslandId);
  return island === undefined ? own : `${island}-${name.replace(/\s+/g, '-')}`;
}
