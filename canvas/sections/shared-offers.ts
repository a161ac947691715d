import { type Offer, offersOf } from '#sections/insert-menu.ts';
import type { FoundShared } from '../messages.ts';

/** What can be inserted: a kind of section, or one that pages share. */
export interface Choice extends Offer {
  shared?: FoundShared;
}

/** What pages share, as far as it is known. */
export interface KnownShared {
  sections: readonly FoundShared[];
  isAll: boolean;
}

/**
 * What can be inserted where these offers stand, what pages share among it: each by its own name, with the picture of its kind. The
 * place for any of it, which is filled in the form, stays where not all is known.
 */
export function withShared(offers: readonly Offer[], known: KnownShared | undefined): Choice[] {
  const found = known?.sections ?? [];
  const kinds = new Map(
    offersOf([...new Set(found.map(({ kind }) => kind))]).map((kind) => [kind.name, kind]),
  );
  return offers.flatMap((offer): Choice[] => {
    if (offer.name !== sharedType) return [offer];
    const named = found.map((shared) => {
      const { title = shared.kind, picture = offer.picture } = kinds.get(shared.kind) ?? {};
      return {
        ...offer,
        title: shared.title,
        words: `${title}, ${offer.title}, ${offer.words}`,
        about: shared.isPublished ? title : `${title}, not published`,
        picture,
        shared,
      };
    });
    return known?.isAll ? named : [...named, offer];
  });
}

/** The type of the place at which a page shows what pages share. */
const sharedType = 'shared';
