import { releaseOf } from '../path/layered-id.ts';
import { type Holder, namePlace, type Place, placesIn } from './places-in.ts';

/** A document in which one file takes the place of another. */
export interface Step {
  /** A draft is changed, one is made of what is published, or a version in a release is changed. */
  way: 'draft' | 'new-draft' | 'version';
  document: Holder;
  release: string | undefined;
  places: readonly Place[];
}

/** In which documents a file can be replaced; `settled` show it to visitors still, while their drafts do not. */
export interface ReplacePlan {
  steps: readonly Step[];
  settled: readonly Holder[];
}

/**
 * What has to be changed to have another file wherever one stands: drafts and versions as they are, and a new draft of whatever is only
 * published. Nothing is published by it.
 */
export function replacePlan(
  holders: readonly Holder[],
  /** Which of them have a draft, by their published ids: one that shows the file no more is not among the holders. */
  drafted: ReadonlySet<string>,
  file: string,
): ReplacePlan {
  const changed = new Set(holders.map(({ _id }) => _id));
  const steps: Step[] = [];
  const settled: Holder[] = [];
  for (const document of holders) {
    const places = placesIn(document, file);
    if (places.length === 0) continue;
    const release = releaseOf(document._id);
    if (release) steps.push({ way: 'version', document, release, places });
    else if (document._id.startsWith('drafts.')) steps.push({ way: 'draft', document, release, places });
    else if (!drafted.has(document._id)) steps.push({ way: 'new-draft', document, release, places });
    else if (!changed.has(`drafts.${document._id}`)) settled.push(document);
  }
  return { steps, settled };
}

/** The patch that puts a file in its places. Another picture is cut in its own way, and not the one before in the dark; the same one made smaller keeps all that. */
export function patchOf({ places }: Step, file: string, { isSamePicture }: { isSamePicture: boolean }) {
  const set = Object.fromEntries(places.map(({ reference }) => [`${namePlace(reference)}._ref`, file]));
  const cut = places.flatMap(({ path, fields }) =>
    ['hotspot', 'crop', 'dark']
      .filter((name) => fields[name] !== undefined)
      .map((name) => `${namePlace(path)}.${name}`),
  );
  return { set, unset: isSamePicture ? [] : cut };
}

/** The patch that puts back what stood in the places before. */
export const patchBack = ({ places }: Step) => ({
  set: Object.fromEntries(places.map(({ path, fields }) => [namePlace(path), fields])),
});
