/** A release as the Studio tells of it, as far as it says what becomes of it and when. */
export interface ToldRelease {
  _id: string;
  state: string;
  publishAt?: string | undefined;
  metadata: { title?: string | undefined; cardinality?: string | undefined };
}

/** How the releases that are still to come are called at the pages that they change, by their ids: by title, and by day once it stands. */
export function releaseSigns(releases: readonly ToldRelease[]): ReadonlyMap<string, string> {
  const coming = releases.filter(({ state }) => state === 'active' || /^schedul/.test(state));
  return new Map(coming.map((release) => [release._id.replace(/^.*\./, ''), signOf(release)]));
}

function signOf({ publishAt, metadata: { title, cardinality } }: ToldRelease): string {
  const day =
    publishAt && new Date(publishAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  // A page that is scheduled by itself is in a release that nobody has named.
  if (day && cardinality === 'one') return day;
  return [title || 'Untitled release', day].filter(Boolean).join(', ');
}
