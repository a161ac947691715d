import type { OverlayComponentResolver } from '@sanity/visual-editing';
import { clsx } from 'clsx';
import type { KnownParts } from './known-parts.ts';

// At the corner of the frame that the overlay draws, in its colours; hidden while somebody types, because it would
// cover their words and what is said of them.
const look = clsx(
  'pointer-events-none fixed inset-auto bottom-[anchor(top)] left-[anchor(left)] my-1 px-2 py-1 whitespace-nowrap',
  '[position-anchor:--sanity-ve-overlay] [position-try-fallbacks:flip-block]',
  'rounded-s bg-(--card-focus-ring-color) font-(family-name:--font-body,sans-serif) text-xs/[1.3] font-medium text-white',
  'in-data-draggable:before:content-["⠿_"] [:root:has([data-typing],[data-rich=ready])_&]:invisible',
);

/** The attribute that the overlay sets on the frame of what is pointed at. */
const hovered = 'data-hovered';

/**
 * Names every frame of the overlay, such as “Hero” or “Title”, and notes in `known` that the overlay knows its field.
 */
export const nameOverlays =
  (known: KnownParts): OverlayComponentResolver =>
  ({ targetElement, field }) => {
    known.note(markOf(targetElement), field !== undefined);
    const name = field && (titleOf(field) ?? field.name);
    return name ? (
      <span data-part="overlay-name" className={look}>
        {name}
      </span>
    ) : undefined;
  };

/**
 * Notes elements that are pointed at and not known, for which the overlay draws an empty frame without telling anybody.
 * Returns a function that ends this.
 */
export function noteFrames(known: KnownParts): () => void {
  const observer = new MutationObserver((changes) => {
    const isDrawn = changes.some(({ target }) => target instanceof Element && target.hasAttribute(hovered));
    const element = [...document.querySelectorAll('[data-sanity]:hover')].at(-1);
    if (isDrawn && element) known.note(markOf(element), false);
  });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: [hovered] });
  return () => observer.disconnect();
}

const markOf = (element: Element): string => element.getAttribute('data-sanity') ?? '';

function titleOf(field: object): string | undefined {
  return 'title' in field && typeof field.title === 'string' ? field.title : undefined;
}
