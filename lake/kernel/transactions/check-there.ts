import { jsonMatch } from '@sanity/json-match';

const kinds = { inc: 'number', dec: 'number', diffMatchPatch: 'string' } as const;
const words = { number: 'a number', string: 'a text' };

/**
 * Throws where an operation is to change a number or a text and its path leads to none. Like Sanity, the lake does not
 * pass over it, because whoever counts would take it for counted. Does nothing for operations that can begin with
 * nothing.
 */
export function checkThere(document: unknown, operation: string, path: string): void {
  if (!(operation in kinds)) return;
  checkFound(
    [...jsonMatch(document, path)].map(({ value }) => value).filter((value) => value !== undefined),
    operation,
    path,
  );
}

/** The same for the values that were found at a path. */
export function checkFound(found: readonly unknown[], operation: string, path: string): void {
  const kind = operation in kinds ? kinds[operation as keyof typeof kinds] : undefined;
  if (!kind) return;
  // While one person types into a text, another may take it away; what else is in the same transaction is to be kept.
  if (found.length === 0 && operation !== 'diffMatchPatch')
    throw new Error(
      `There is nothing at "${path}" for "${operation}" to change. Set it first, with "setIfMissing".`,
    );
  for (const value of found)
    if (typeof value !== kind)
      throw new Error(
        `The "${operation}" of "${path}" needs ${words[kind]} there, not ${JSON.stringify(value).slice(0, 100)}.`,
      );
}
