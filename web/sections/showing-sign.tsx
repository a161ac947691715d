import type { Showing } from '#schemas/showing/is-shown-at.ts';
import { showingWords } from '#schemas/showing/showing-words.ts';

/**
 * Says above a section in the preview when visitors see it, if not always. Moments are in the reader's time zone when
 * this is drawn in the browser without a `timeZone`.
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
