'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether JavaScript runs: false on the server and while the page wakes up, then true. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
