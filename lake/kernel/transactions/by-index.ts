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
    const key = keyIn(step);
    const index = Array.isArray(value) && key !== undefined ? indexOfKey(value, key) : undefined;
    if (index === undefined || index === -1) return path;
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

/** The key in a step such as `[_key=="a"]`; undefined in any other. */
export const keyIn = (step: string): string | undefined =>
  /^\[\s*_key\s*==\s*"([^"\\]*)"\s*\]$/.exec(step)?.[1];

/** The place of the item of a list that has a key: -1 where none has it, undefined where several have. */
export function indexOfKey(list: readonly unknown[], key: string): number | undefined {
  const hasKey = (item: unknown) => fieldOf(item, '_key') === key;
  const index = list.findIndex(hasKey);
  return index === list.findLastIndex(hasKey) ? index : undefined;
}
