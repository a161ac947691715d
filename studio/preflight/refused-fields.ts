import { pathToString, type ValidationMarker } from 'sanity';
import { sayFault } from '../fields/say-fault.ts';
import type { FieldPath, Hint } from '../inspect/field-path.ts';

/**
 * What is to be mended, begun by the fields because of which the form itself lets nothing out, such as an empty one that is required. Of
 * a field of which something is said already that is enough: it says more than the form does, and leads to that field. `titleOf` says
 * what the form calls a field.
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

/** Whether what is said of a section is about one of its fields, as in "Visitors do not see this section. columns: …". */
function names({ path, text }: Hint, field: FieldPath): boolean {
  const name = field[path.length];
  const isIn = pathToString(field.slice(0, path.length)) === pathToString(path);
  return isIn && typeof name === 'string' && text.includes(` ${name}: `);
}
