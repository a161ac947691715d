import { nameFields, titleOf } from '../lake/document-names.ts';
import type { Stored } from './site-faults.ts';

/** The fields of a release that say when it is published. */
interface Release {
  _id: string;
  state: string;
  publishAt?: string;
  metadata?: { title?: string | undefined; releaseType?: string; intendedPublishAt?: string | undefined };
}

const maxVersions = 200;

/** Asks for the versions in the releases `$releases`, by the names of the releases. */
export const scheduledVersionsQuery = `*[_id in path("versions.**") && string::split(_id, ".")[1] in $releases][0...${maxVersions}]{
  _id, _type, ${nameFields}, "isRemoval": _system.delete == true
}`;

/** A version of a document in a release. One that takes the document offline may have no other content. */
export type Version = Stored & { isRemoval?: boolean | null };

/** Something that happens by itself, at a moment in ISO 8601. */
export interface Scheduled {
  id: string;
  type: string;
  title: string;
  at: string;
  isRemoval: boolean;
}

/** The names of the releases that are scheduled before a moment. */
export const scheduledReleases = (end: number, releases: readonly Release[]): string[] =>
  comingBefore(end, releases).map(({ _id }) => nameOf(_id));

const comingBefore = (end: number, releases: readonly Release[]): Release[] =>
  releases.filter(
    ({ state, publishAt }) => /^schedul/.test(state) && publishAt && Date.parse(publishAt) < end,
  );

const nameOf = (release: string): string => release.replace(/^.*\./, '');

/**
 * What schedules publish or take offline before a moment, the next first. `published` supplies the fields of the title
 * that a version lacks.
 */
export function scheduledBefore(
  end: number,
  releases: readonly Release[],
  versions: readonly Version[],
  published: readonly Stored[] = [],
): Scheduled[] {
  const coming = comingBefore(end, releases);
  return versions
    .flatMap((version): Scheduled[] => {
      const [, release = '', id = ''] = /^versions\.([^.]+)\.(.*)$/.exec(version._id) ?? [];
      const at = coming.find(({ _id }) => nameOf(_id) === release)?.publishAt;
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

/** A release that is meant for a moment and is not scheduled, so that nothing happens by itself. */
export interface Planned {
  /** The id by which the Studio opens it. */
  id: string;
  title: string;
  at: string;
}

/**
 * The unscheduled releases that are meant for a moment before `end`, the next first. Each waits for somebody to
 * schedule or run it.
 */
export function plannedBefore(end: number, releases: readonly Release[]): Planned[] {
  return releases
    .flatMap(({ _id, state, metadata: { title, releaseType, intendedPublishAt: at } = {} }): Planned[] => {
      const isMeant = state === 'active' && releaseType === 'scheduled' && at && Date.parse(at) < end;
      return isMeant ? [{ id: nameOf(_id), title: title || 'Untitled release', at }] : [];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

const present = (fields: Stored) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
