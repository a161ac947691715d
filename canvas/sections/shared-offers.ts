import { type Offer, offersOf } from '#sections/insert-menu.ts';
import type { FoundShared } from '../messages.ts';

/** What can be inserted: a kind of section, or a shared section. */
export interface Insertable extends Offer {
  shared?: FoundShared;
}

/** The shared sections, as far as they are known. */
export interface KnownShared {
  sections: readonly FoundShared[];
  isAll: boolean;
}

/**
 * What can be inserted where these offers stand. The offer of a shared section is replaced by each shared section, by
 * its own name, with the picture of its kind. It stays as well while not all are known, so that an editor can choose
 * one in the form.
 */
export function withShared(offers: readonly Offer[], known: KnownShared | undefined): Insertable[] {
  const found = known?.sections ?? [];
  const kinds = new Map(
    offersOf([...new Set(found.map(({ kind }) => kind))]).map((kind) => [kind.name, kind]),
  );
  return offers.flatMap((offer): Insertable[] => {
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

/** The type of the placeholder by which a page shows a shared section. */
const sharedType = 'shared';
