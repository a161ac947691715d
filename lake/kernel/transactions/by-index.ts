import { readSteps } from './path-steps.ts';

/**
 * A path in which the key of an item stands as the index that it is at in a document. The engine of patches asks every item of a list for its key, two hundred times slower than
 * it is found here. A path whose keys name no item, or several, is answered as it is.
 */
export function byIndex(document: unknown, path: string): string {
  if (!path.includes('_key')) return path;
  const { steps, rest } = readSteps(path);
  if (rest !== '') return path;
  let value = document;
  let written = '';
  for (const step of steps) {
    if (!step.startsWith('[')) {
      value = fieldOf(value, step);
      written += written === '' ? step : `.${step}`;
      continue;
    }
    const index = Array.isArray(value) ? indexOfKey(value, step) : undefined;
    if (index === undefined) return path;
    value = fieldOf(value, String(index));
    written += `[${index}]`;
  }
  return written;
}

/** What an object or a list has of its own under a name or index; undefined where there is nothing. */
export const fieldOf = (holder: unknown, name: string | number): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;

/** The place of the one item of a list that a step such as `[_key=="a"]` names; undefined where none or several have that key, and for any other step. */
export function indexOfKey(list: readonly unknown[], step: string): number | undefined {
  const [, key] = /^\[\s*_key\s*==\s*"([^"\\]*)"\s*\]$/.exec(step) ?? [];
  if (key === undefined) return undefined;
  const hasKey = (item: unknown) => fieldOf(item, '_key') === key;
  const index = list.findIndex(hasKey);
  return index !== -1 && index === list.findLastIndex(hasKey) ? index : undefined;
}
