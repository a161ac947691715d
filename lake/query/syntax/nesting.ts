import { Refusal } from '../../kernel/refusal.ts';

const maxDepth = 100; // the longest query of the site is nested 17 deep

/** Throws a 400 at a bracket that is nested too deeply, before the query is parsed. */
export function checkQueryNesting(query: string): void {
  let depth = 0;
  for (let at = 0; at < query.length; at++) {
    const character = query.charAt(at);
    if (character === '"' || character === "'") at = endOfText(query, at);
    else if (query.startsWith('//', at)) at = endOfLine(query, at);
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth > maxDepth)
      throw Refusal.ofQuery(query, at, `Brackets can be nested at most ${maxDepth} deep.`);
  }
}

function endOfText(query: string, start: number): number {
  for (let at = start + 1; at < query.length; at++) {
    if (query[at] === '\\') at++;
    else if (query[at] === query[start]) return at;
  }
  return query.length;
}

function endOfLine(query: string, start: number): number {
  const end = query.indexOf('\n', start);
  return end < 0 ? query.length : end;
}

/**
 * Runs work that walks through a query's tree. Throws a 400 where the tree is too deep, as that of a query without
 * brackets can be, or makes too much.
 */
export function walkTree<T>(query: string, walk: () => T): T {
  try {
    return walk();
  } catch (error) {
    // The stack is full, or a guard has found too much (`guardTree`).
    if (!(error instanceof RangeError)) throw error;
    throw Refusal.ofQuery(query, 0, `The query is too deep or too large: ${error.message}.`);
  }
}
