import { readSteps } from './path-steps.ts';

/**
 * A path with each key of an item replaced by the item's index in a document. The engine of patches asks every item of
 * a list for its key, which takes two hundred times as long. A path whose keys name no item, or several, is returned as
 * it is.
 */
export function byIndex(document: unknown, path: string): string {
  if (!path.includes('_key')) return path;
  const { steps, rest } = readSteps(path);
  if (rest !== '') return path;
  let value = document;
  let written = '';
  for (const step of steps) {
    if (!step.startsWith('[')) {
      value = ownFieldOf(value, step);
      written += written === '' ? step : `.${step}`;
      continue;
    }
    const key = keyIn(step);
    const index = Array.isArray(value) && key !== undefined ? indexOfKey(value, key) : undefined;
    if (index === undefined || index === -1) return path;
    value = ownFieldOf(value, String(index));
    written += `[${index}]`;
  }
  return written;
}

/** The own value of an object or a list under a name or index; undefined where there is none. */
export const ownFieldOf = (holder: unknown, name: string | number): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;

/** The key in a step such as `[_key=="a"]`; undefined in any other. */
export const keyIn = (step: string): string | undefined =>
  /^\[\s*_key\s*==\s*"([^"\\]*)"\s*\]$/.exec(step)?.[1];

/** The index of the item of a list that has a key: -1 where none has it, undefined where several have. */
export function indexOfKey(list: readonly unknown[], key: string): number | undefined {
  const hasKey = (item: unknown) => ownFieldOf(item, '_key') === key;
  const index = list.findIndex(hasKey);
  return index === list.findLastIndex(hasKey) ? index : undefined;
}
