import type { Showing } from '#schemas/showing/is-shown-at.ts';
import { showingWords } from '#schemas/showing/showing-words.ts';

/**
 * What editors see in the preview above a section that visitors do not always see: when they do. Moments are those of the
 * reader, where it is drawn in the browser, else of the zone that is given.
 */
export function ShowingSign({ showing, timeZone }: { showing: Showing; timeZone?: string }) {
  const words = showingWords(showing, new Date(), timeZone);
  return (
    words && (
      <p
        data-part="showing-sign"
        role="note"
        className="mx-(--gutter) my-2 w-fit rounded-s border border-line bg-raised px-2.5 py-1 text-xs text-quiet"
      >
        {words}
      </p>
    )
  );
}
