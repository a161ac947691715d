import { pathToString, type ValidationMarker } from 'sanity';
import type { FieldPath, Hint } from '../inspect/field-path.ts';

/**
 * What is to be mended, begun by the fields because of which the form itself lets nothing out, such as an empty one that is required. Of
 * a field of which something is said already that is enough: it says more than the form does.
 */
export function withRefused(
  hints: readonly Hint[],
  markers: readonly Pick<ValidationMarker, 'level' | 'path' | 'message'>[],
): Hint[] {
  const texts = new Set(hints.map(({ text }) => text));
  const fields = new Set(hints.map(({ path }) => pathToString(path)));
  const refused = markers
    .filter(({ level, message }) => level === 'error' && !texts.has(message))
    .map(
      ({ path, message }): Hint => ({
        weight: 'fault',
        path: path.filter((step): step is FieldPath[number] => !Array.isArray(step)),
        text: message === 'Required' ? empty : message,
      }),
    )
    .filter(({ path }) => !fields.has(pathToString(path)));
  return [...refused, ...hints];
}

const empty = 'This field is empty, and has to be filled in.';
