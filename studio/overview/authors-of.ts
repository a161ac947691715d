import { isFields } from '#schemas/fields.ts';

/**
 * The authors of each document, by its id, from the lines of JSON in which Sanity's history answers. Ignores lines that
 * are no transactions; throws where a line is no JSON.
 */
export function authorsOf(answer: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const authors = new Map<string, Set<string>>();
  for (const transaction of linesOf(answer)) {
    if (!isFields(transaction) || !Array.isArray(transaction.documentIDs)) continue;
    for (const id of transaction.documentIDs.map(String))
      authors.set(id, (authors.get(id) ?? new Set()).add(String(transaction.author)));
  }
  return authors;
}

/** The author of a transaction, from the same lines; undefined where it is not among them. */
export function authorOf(answer: unknown, id: string): string | undefined {
  const found = linesOf(answer).filter(isFields);
  const author = found.find((transaction) => transaction.id === id)?.author;
  return typeof author === 'string' ? author : undefined;
}

/** Sanity's client has already parsed a single line as JSON; several lines are text. */
function linesOf(answer: unknown): unknown[] {
  if (typeof answer !== 'string') return [answer];
  return answer
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
