import type { OverlayComponentResolver } from '@sanity/visual-editing';
import { clsx } from 'clsx';

// At the corner of the frame that the overlay draws, in its colours.
const look = clsx(
  'pointer-events-none fixed inset-auto bottom-[anchor(top)] left-[anchor(left)] my-1 px-2 py-1 whitespace-nowrap',
  '[position-anchor:--sanity-ve-overlay] [position-try-fallbacks:flip-block]',
  'rounded-s bg-(--card-focus-ring-color) font-(family-name:--font-body,sans-serif) text-xs/[1.3] font-medium text-white',
  'in-data-draggable:before:content-["⠿_"]',
);

/**
 * Has every frame of the overlay say what it is around, such as “Hero” or “Title”, and tells `onKnown` whether the Studio
 * has said what the fields of its documents are.
 */
export const nameOverlays =
  (onKnown: (isKnown: boolean) => void): OverlayComponentResolver =>
  ({ field, node }) => {
    if ('path' in node) onKnown(field !== undefined);
    const name = field && (titleOf(field) ?? field.name);
    return name ? (
      <span data-part="overlay-name" className={look}>
        {name}
      </span>
    ) : undefined;
  };

function titleOf(field: object): string | undefined {
  return 'title' in field && typeof field.title === 'string' ? field.title : undefined;
}
