import { type RefObject, useEffect, useState } from 'react';
import { addressNames } from '../address/address-names.ts';
import { addressWithCounts, readCounts } from './address.ts';
import type { Counts, Quantity } from './estimate.ts';

const settleMs = 300; // browsers refuse an address that changes at every step of a slider

/**
 * The counts of a calculator's quantities as state: first the initial ones, then those of the address, which follows
 * every change. `readAddress` returns the address for the present counts, which the window may not have yet.
 */
export function useCounts(quantities: readonly Quantity[], piece: RefObject<HTMLElement | null>) {
  const [counts, setCounts] = useState<Counts>(() => quantities.map(({ initial }) => initial));
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    setCounts(readCounts(quantities, window.location.search, ownNames(piece)));
    setRead(true);
  }, [quantities, piece]);

  useEffect(() => {
    if (!isRead) return;
    const settled = setTimeout(() => {
      const { href } = window.location;
      const next = addressWithCounts(quantities, counts, href, ownNames(piece));
      // Replaces the address, so that not every change becomes a step in the history.
      if (next !== href) window.history.replaceState(window.history.state, '', next);
    }, settleMs);
    return () => clearTimeout(settled);
  }, [quantities, counts, isRead, piece]);

  return {
    counts,
    setCounts,
    readAddress: () => addressWithCounts(quantities, counts, window.location.href, ownNames(piece)),
  };
}

const ownNames = ({ current }: RefObject<HTMLElement | null>) =>
  current ? addressNames(current) : undefined;
