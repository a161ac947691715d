import type { PreviewConfig } from 'sanity';
import { showing, showingNames } from '#schemas/showing/contract.ts';
import { showingWords } from '#schemas/showing/showing-words.ts';

/** The fields by which the preview of a section knows when visitors see it. */
const selectedShowing = Object.fromEntries(showingNames.map((name) => [name, name]));

/**
 * Adds to the preview of a kind when visitors see the section, below the title and beside the kind, where that is not
 * always.
 */
export function withShowing<Type extends { title?: string; preview?: PreviewConfig }>(type: Type): Type {
  const { select, prepare } = type.preview ?? {};
  const preview: PreviewConfig = {
    ...type.preview,
    select: { ...select, ...selectedShowing },
    prepare: (selected, options) => {
      const { hidden, showFrom, showUntil, ...own } = selected;
      const prepared = prepare ? prepare(own, options) : own;
      const words = showingWords(showing.safeParse({ hidden, showFrom, showUntil }).data, new Date());
      return words ? { ...prepared, subtitle: besides(prepared.subtitle ?? type.title, words) } : prepared;
    },
  };
  return { ...type, preview };
}

/** Joins words into one line below a title, leaving out those that are missing. */
export const besides = (...words: unknown[]): string =>
  words.filter((one) => typeof one === 'string' && one).join(' · ');
