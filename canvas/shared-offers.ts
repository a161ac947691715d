import { type Offer, offersOf } from '#sections/insert-menu.ts';
import type { FoundShared } from './messages.ts';

/** What can be inserted: a kind of section, or one that pages share. */
export interface Choice extends Offer {
  shared?: FoundShared;
}

/**
 * What can be inserted where sections of these types may stand, once it is known what pages share: each of it by its own name, with the
 * picture of its kind, in place of the place for any of it.
 */
export function withShared(offers: readonly Offer[], found: readonly FoundShared[]): Choice[] {
  const kinds = new Map(
    offersOf([...new Set(found.map(({ kind }) => kind))]).map((kind) => [kind.name, kind]),
  );
  return offers.flatMap((offer): Choice[] => {
    if (offer.name !== sharedType) return [offer];
    return found.map((shared) => {
      const { title = shared.kind, picture = offer.picture } = kinds.get(shared.kind) ?? {};
      return {
        ...offer,
        title: shared.title || 'Without a name',
        words: `${title}, ${offer.title}, ${offer.words}`,
        about: `${title}, ${usesOf(shared)}`,
        picture,
        shared,
      };
    });
  });
}

/** The type of the place at which a page shows what pages share. */
const sharedType = 'shared';

function usesOf({ uses, isPublished }: FoundShared): string {
  const pages = uses === 0 ? 'on no page yet' : `on ${uses} page${uses === 1 ? '' : 's'}`;
  return isPublished ? `shown ${pages}` : `${pages}, not published`;
}
