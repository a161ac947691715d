import { useEffect, useState } from 'react';
import { hearPages, tellPages } from '../shown-pages.ts';

/** At which moment the pages of the preview are looked at, as they say; null for now. And what has them looked at as on another. */
export function useShownMoment(): [shown: string | null, show: (moment: Date | null) => void] {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(
    () =>
      hearPages((said) => {
        if (said.type !== 'looks') return;
        setShown(said.moment);
        // One that was led back to now by the sign on it takes the others along.
        tellPages({ type: 'look', moment: said.moment });
      }),
    [],
  );
  return [shown, (moment) => tellPages({ type: 'look', moment: moment?.toISOString() ?? null })];
}
