import type { Part } from './step.ts';

/** The values that a step has put into a document, and the items that it has put into lists. */
export function broughtBy(parts: readonly Part[]): unknown[] {
  return parts.flatMap((part) => {
    if (part.kind === 'value') return [part.after];
    const come = (part.after ?? []).filter((key) => !part.before?.includes(key));
    return come.map((key) => part.items[key]);
  });
}
