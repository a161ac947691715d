import { type Stored, titleOf } from './site-faults.ts';

/** A release as far as it says when it is published. */
interface Release {
  _id: string;
  state: string;
  publishAt?: string;
}

/** A document in a release; one that is taken offline by it says so, and may hold nothing else. */
export type Version = Stored & { isRemoval?: boolean | null };

/** Something that happens by itself, at a moment in ISO 8601. */
export interface Scheduled {
  id: string;
  type: string;
  title: string;
  at: string;
  isRemoval: boolean;
}

/** What schedules publish or take offline before a moment, the next first; `published` is asked for names that a version lacks. */
export function scheduledBefore(
  end: number,
  releases: readonly Release[],
  versions: readonly Version[],
  published: readonly Stored[] = [],
): Scheduled[] {
  const coming = releases.filter(
    ({ state, publishAt }) => /^schedul/.test(state) && publishAt && Date.parse(publishAt) < end,
  );
  return versions
    .flatMap((version): Scheduled[] => {
      const [, release = '', id = ''] = /^versions\.([^.]+)\.(.*)$/.exec(version._id) ?? [];
      const at = coming.find(({ _id }) => _id.endsWith(`.${release}`))?.publishAt;
      if (!at) return [];
      const known = published.find(({ _id }) => _id === id);
      return [
        {
          id,
          type: version._type,
          title: titleOf({ ...known, ...present(version) }),
          at,
          isRemoval: version.isRemoval === true,
        },
      ];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

const present = (fields: Stored) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
