import type { Drawing } from '#schemas/drawing/contract.ts';
import type { CompositionName } from '#ui/drawing/compositions.ts';

/** What the view of a kind that draws its place (`isDrawn`) gets beside the properties of its contract. */
export interface OnPage {
  /** The path of the page with the kind and the key of the section: unique on the site. */
  place?: string;
}

/** What is drawn at a place: the editor's composition, or the place's own where `composition` is undefined. */
export const drawnAt = (
  place: string,
  drawing: Drawing,
): { seed: string; composition: CompositionName | undefined } => ({
  seed: place,
  composition: drawing === 'by-itself' ? undefined : drawing,
});
