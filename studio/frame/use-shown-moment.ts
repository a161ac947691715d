import { useEffect, useState } from 'react';
import { hearPages, tellPages } from '../pages-shown/shown-pages.ts';

/** At which moment the pages of the preview are looked at, as they say; null for now. And what has them looked at as on another. */
export function useShownMoment(): [shown: string | null, show: (moment: Date | null) => void] {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(
    () =>
      hearPages((said) => {
        // To take what one page says for an order to all would lead those back that are on their way to another moment.
        if (said.type === 'looks') setShown(said.moment);
        else if (said.type === 'look-back') tellPages({ type: 'look', moment: null });
      }),
    [],
  );
  return [shown, (moment) => tellPages({ type: 'look', moment: moment?.toISOString() ?? null })];
}
