import { dequal } from 'dequal/lite';
import { type DocumentPresence, getVersionFromId } from 'sanity';
import { removedPlaces } from './describe-step.ts';
import type { Place, Step } from './step.ts';

const list = new Intl.ListFormat('en-GB');

/** A sentence that names the colleagues who were in what a step has removed; undefined where none was. */
export function whoWasIn(
  { release, parts }: Pick<Step, 'release' | 'parts'>,
  present: readonly DocumentPresence[],
  self: string | undefined,
): string | undefined {
  const places = removedPlaces(parts);
  const names = present
    .filter(({ user, documentId, path }) => {
      if (user.id === self || documentId === undefined || getVersionFromId(documentId) !== release)
        return false;
      return places.some((place) => isIn(path, place));
    })
    .map(({ user }) => user.displayName ?? user.email ?? 'A colleague');
  const [first, ...others] = new Set(names);
  if (first === undefined) return undefined;
  return `${list.format([first, ...others])} ${others.length > 0 ? 'were' : 'was'} in ${places.length > 1 ? 'them' : 'it'}.`;
}

const isIn = (path: DocumentPresence['path'], place: Place): boolean =>
  dequal(path.slice(0, place.length), place);
