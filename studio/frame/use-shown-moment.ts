import { useEffect, useState } from 'react';
import { hearPages, tellPages } from '../pages-shown/shown-pages.ts';

/**
 * The moment for which the pages of the preview say that they are drawn, null for now; and a function that has them
 * drawn for another.
 */
export function useShownMoment(): [shown: string | null, show: (moment: Date | null) => void] {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(
    () =>
      hearPages((said) => {
        // What one page says must not be passed on to all, because that would lead back those that are on their way to
        // another moment.
        if (said.type === 'looks') setShown(said.moment);
        else if (said.type === 'look-back') tellPages({ type: 'look', moment: null });
      }),
    [],
  );
  return [shown, (moment) => tellPages({ type: 'look', moment: moment?.toISOString() ?? null })];
}
