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
    const [, key] = /^\[\s*_key\s*==\s*"([^"\\]*)"\s*\]$/.exec(step) ?? [];
    if (key === undefined && step.startsWith('[')) return path;
    if (key === undefined) {
      value = fieldOf(value, step);
      written += written === '' ? step : `.${step}`;
      continue;
    }
    const index = Array.isArray(value) ? indexOf(value, key) : undefined;
    if (index === undefined) return path;
    value = fieldOf(value, String(index));
    written += `[${index}]`;
  }
  return written;
}

const fieldOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;

/** The place of the one item that has a key; undefined where none or several have it. */
function indexOf(list: readonly unknown[], key: string): number | undefined {
  const hasKey = (item: unknown) => fieldOf(item, '_key') === key;
  const index = list.findIndex(hasKey);
  return index !== -1 && index === list.findLastIndex(hasKey) ? index : undefined;
}
