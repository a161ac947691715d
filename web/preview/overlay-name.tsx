import type { OverlayComponentResolver } from '@sanity/visual-editing';

/**
 * Has every frame of the overlay say what it is around, such as “Hero” or “Title”, and tells `onKnown` whether the Studio
 * has said what the fields of its documents are.
 */
export const nameOverlays =
  (onKnown: (isKnown: boolean) => void): OverlayComponentResolver =>
  ({ field, node }) => {
    if ('path' in node) onKnown(field !== undefined);
    const name = field && (titleOf(field) ?? field.name);
    return name ? <span className="overlay-name">{name}</span> : undefined;
  };

function titleOf(field: object): string | undefined {
  return 'title' in field && typeof field.title === 'string' ? field.title : undefined;
}
