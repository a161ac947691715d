'use client';

import { createContext, useContext, useId } from 'react';

/** The id of the island around a piece; undefined where there is none. */
export const IslandId = createContext<string | undefined>(undefined);

/**
 * An id that an island has again when it wakes as a page of its own: React's `useId` tells where in the whole page something
 * stands. `name` is its own within the island; where there is no island, the id is React's.
 */
export function useStableId(name: string): string {
  const own = useId();
  const island = useContext(IslandId);
  return island === undefined ? own : `${island}-${name.replace(/\s+/g, '-')}`;
}
