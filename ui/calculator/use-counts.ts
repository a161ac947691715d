import { useEffect, useState } from 'react';
import { addressOf, readCounts } from './address.ts';
import type { Counts, Quantity } from './estimate.ts';

const settlesAfter = 300; // ms; browsers refuse an address that changes at every step of a slider

/** How many there are of each quantity: first as the content says, then as the address says, which follows every change. */
export function useCounts(quantities: readonly Quantity[]): [Counts, (counts: Counts) => void] {
  const [counts, setCounts] = useState<Counts>(() => quantities.map(({ initial }) => initial));
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    setCounts(readCounts(quantities, window.location.search));
    setRead(true);
  }, [quantities]);

  useEffect(() => {
    if (!isRead) return;
    const settled = setTimeout(() => {
      const { href } = window.location;
      const next = addressOf(quantities, counts, href);
      // Another state of the same page: no step in the history for every change.
      if (next !== href) window.history.replaceState(window.history.state, '', next);
    }, settlesAfter);
    return () => clearTimeout(settled);
  }, [quantities, counts, isRead]);

  return [counts, setCounts];
}
