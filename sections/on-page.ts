import type { Drawing } from '#schemas/drawing/contract.ts';
import type { CompositionName } from '#ui/drawing/compositions.ts';

/** What the view of a kind that draws where it stands is told of that, besides what its contract answers. */
export interface OnPage {
  /** The address of the page with the kind and the key of the section: no other section has the same. */
  place?: string;
}

/** What is drawn at a place: the composition that the editor has chosen, else the one that the place has by itself. */
export const drawnAt = (
  place: string,
  drawing: Drawing,
): { seed: string; composition: CompositionName | undefined } => ({
  seed: place,
  composition: drawing === 'by-itself' ? undefined : drawing,
});
