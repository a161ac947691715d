import { pathToString, type ValidationMarker } from 'sanity';
import { sayFault } from '../fields/say-fault.ts';
import type { FieldPath, Hint } from '../inspect/field-path.ts';

/**
 * The hints, preceded by the errors with which the form itself keeps a document from going out, such as an empty
 * required field. Where a hint is about the same field, it replaces the error, because it says more than the form, and
 * gets the path of that field. `titleOf` answers with the title of a field in the form.
 */
export function withRefused(
  hints: readonly Hint[],
  markers: readonly Pick<ValidationMarker, 'level' | 'path' | 'message'>[],
  titleOf: (path: FieldPath) => string | undefined,
): Hint[] {
  const errors = markers
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => ({
      path: path.filter((step): step is FieldPath[number] => !Array.isArray(step)),
      message,
    }));
  const said = hints.map((hint): Hint => {
    const named = errors.find(({ path }) => names(hint, path));
    return named ? { ...hint, path: named.path } : hint;
  });
  const texts = new Set(said.map(({ text }) => text));
  const fields = new Set(said.map(({ path }) => pathToString(path)));
  const refused = errors
    .filter(({ path, message }) => !texts.has(message) && !fields.has(pathToString(path)))
    .map(({ path, message }): Hint => ({ weight: 'fault', path, text: sayFault(titleOf(path), message) }));
  return [...refused, ...said];
}

/** Whether a hint about a section names one of its fields, as in "Visitors do not see this section. columns: …". */
function names({ path, text }: Hint, field: FieldPath): boolean {
  const name = field[path.length];
  const isIn = pathToString(field.slice(0, path.length)) === pathToString(path);
  return isIn && typeof name === 'string' && text.includes(` ${name}: `);
}
