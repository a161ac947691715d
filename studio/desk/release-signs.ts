/** A release as the Studio tells of it, as far as it says what becomes of it and when. */
export interface ToldRelease {
  _id: string;
  state: string;
  publishAt?: string | undefined;
  metadata: { title?: string | undefined; cardinality?: string | undefined };
}

/** What is said of a release at a page. */
export interface ReleaseSign {
  /** At a page that it changes. */
  changes: string;
  /** At a page that it takes offline. */
  takesAway: string;
}

/** What is said of the releases that are still to come at the pages that they change or take offline, by their ids: title, and day once it stands. */
export function releaseSigns(releases: readonly ToldRelease[]): ReadonlyMap<string, ReleaseSign> {
  const coming = releases.filter(({ state }) => state === 'active' || /^schedul/.test(state));
  return new Map(coming.map((release) => [release._id.replace(/^.*\./, ''), signOf(release)]));
}

function signOf({ publishAt, metadata: { title, cardinality } }: ToldRelease): ReleaseSign {
  const day =
    publishAt && new Date(publishAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  const name = title || 'Untitled release';
  if (!day) return { changes: name, takesAway: `Goes with ${name}` };
  // A page that is scheduled by itself is in a release that nobody has named.
  return { changes: cardinality === 'one' ? day : `${name}, ${day}`, takesAway: `Goes on ${day}` };
}
