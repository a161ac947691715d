import { sayShortDay } from '../moments/say-moment.ts';

/** The fields of a release, as the Studio tells it, that say what becomes of it and when. */
export interface ToldRelease {
  _id: string;
  state: string;
  publishAt?: string | undefined;
  metadata: { title?: string | undefined; cardinality?: string | undefined };
}

/** The words about a release that are shown at a page. */
export interface ReleaseSign {
  /** The words at a page that it changes. */
  changes: string;
  /** The words at a page that it takes offline. */
  takesAway: string;
}

/**
 * The words about each coming release, by its id, for the pages that it changes or takes offline: its title, and its
 * day once that is set.
 */
export function releaseSigns(releases: readonly ToldRelease[]): ReadonlyMap<string, ReleaseSign> {
  const coming = releases.filter(({ state }) => state === 'active' || /^schedul/.test(state));
  return new Map(coming.map((release) => [release._id.replace(/^.*\./, ''), signOf(release)]));
}

function signOf({ publishAt, metadata: { title, cardinality } }: ToldRelease): ReleaseSign {
  const day = publishAt && sayShortDay(publishAt);
  const name = title || 'Untitled release';
  if (!day) return { changes: name, takesAway: `Offline with ${name}` };
  // A page that has a schedule of its own is in a release without a name.
  return { changes: cardinality === 'one' ? day : `${name}, ${day}`, takesAway: `Offline on ${day}` };
}
