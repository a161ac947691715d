import { studioPath } from '@sanity/client/csm';
import { releaseOf } from '../path/layered-id.ts';
import { type FilePlace, filePlacesIn, type Holder } from './file-places.ts';

/** A document in which one file takes the place of another. */
export interface ReplaceStep {
  /**
   * Whether its draft is changed, a draft is made of the published document, or its version in a release is changed.
   */
  way: 'draft' | 'new-draft' | 'version';
  document: Holder;
  release: string | undefined;
  places: readonly FilePlace[];
}

/**
 * The documents in which a file can be replaced. `settled` are published documents that show the file, while their
 * drafts do not.
 */
export interface ReplacePlan {
  steps: readonly ReplaceStep[];
  settled: readonly Holder[];
}

/**
 * The changes that replace a file everywhere: in drafts and versions, and in a new draft of each document that is only
 * published. This publishes nothing.
 */
export function replacePlan(
  holders: readonly Holder[],
  /**
   * The published ids of the holders that have a draft. A draft that no longer shows the file is not among the holders.
   */
  drafted: ReadonlySet<string>,
  file: string,
): ReplacePlan {
  const changed = new Set(holders.map(({ _id }) => _id));
  const steps: ReplaceStep[] = [];
  const settled: Holder[] = [];
  for (const document of holders) {
    const places = filePlacesIn(document, file);
    if (places.length === 0) continue;
    const release = releaseOf(document._id);
    if (release) steps.push({ way: 'version', document, release, places });
    else if (document._id.startsWith('drafts.')) steps.push({ way: 'draft', document, release, places });
    else if (!drafted.has(document._id)) steps.push({ way: 'new-draft', document, release, places });
    else if (!changed.has(`drafts.${document._id}`)) settled.push(document);
  }
  return { steps, settled };
}

/**
 * The patch that puts a file in all places of a step. For another picture it removes focal point, crop and dark
 * variant; the same picture made smaller keeps them.
 */
export function patchOf(
  { places }: ReplaceStep,
  file: string,
  { isSamePicture }: { isSamePicture: boolean },
) {
  const set = Object.fromEntries(
    places.map(({ reference }) => [`${studioPath.toString(reference)}._ref`, file]),
  );
  const cut = places.flatMap(({ path, fields }) =>
    ['hotspot', 'crop', 'dark']
      .filter((name) => fields[name] !== undefined)
      .map((name) => `${studioPath.toString(path)}.${name}`),
  );
  return { set, unset: isSamePicture ? [] : cut };
}

/** The patch that puts back what stood in the places before. */
export const patchBack = ({ places }: ReplaceStep) => ({
  set: Object.fromEntries(places.map(({ path, fields }) => [studioPath.toString(path), fields])),
});
