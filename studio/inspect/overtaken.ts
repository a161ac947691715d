import type { Fields } from '#schemas/fields.ts';
import { sayMoment } from '../moments/say-moment.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';
import type { Hint } from './field-path.ts';
import { sayAlike } from './say-alike.ts';

/** A document as it is stored: published, its draft, or its version in a release. */
export type Layer = Fields & { _id: string; _type: string };

/** A document as visitors have it. */
type Published = Layer & { _rev?: string; _updatedAt?: string };

/**
 * The hint that something newer was published after a version was put into its release, or after a draft was last
 * changed, so that publishing it would undo that unnoticed. Undefined where nothing was, or where the two have the same
 * content.
 */
export function overtaken(document: Layer, published: Published | null): Hint | undefined {
  const { _updatedAt: changed = '', _system: system } = document as Stored;
  const id = idOf(document._id);
  if (!published?._updatedAt) return;
  const base = system?.base;
  const seen = base?.id === id ? base.rev : base?.published;
  if (seen === undefined ? published._updatedAt <= changed : seen === published._rev) return;
  if (sayAlike({ ...published, _id: id }) === sayAlike({ ...document, _id: id })) return;
  const since =
    releaseOf(document._id) === undefined
      ? 'after this draft was last changed'
      : 'after it was put into this release';
  return {
    weight: 'advice',
    path: [],
    text: `Visitors got a newer version on ${sayMoment(published._updatedAt)}, ${since}. Publishing this undoes what was changed there: compare the two, and bring over what should stay.`,
  };
}

/** The fields that the lake adds to a document, where it does. */
type Stored = Layer & { _updatedAt?: string; _system?: { base?: Base } };

/** What a document was made from, and what was published then where that is something else; null for nothing. */
interface Base {
  id?: string;
  rev?: string;
  published?: string | null;
}
