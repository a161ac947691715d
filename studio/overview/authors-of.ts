import { isFields } from '#schemas/fields.ts';

/** Who has written in each document, by the lines of JSON in which Sanity's history answers; what is no such line is passed over. */
export function authorsOf(answer: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const authors = new Map<string, Set<string>>();
  for (const transaction of linesOf(answer)) {
    if (!isFields(transaction) || !Array.isArray(transaction.documentIDs)) continue;
    for (const id of transaction.documentIDs.map(String))
      authors.set(id, (authors.get(id) ?? new Set()).add(String(transaction.author)));
  }
  return authors;
}

/** Who has made a transaction, by the same lines; nothing where it is not among them. */
export function authorOf(answer: unknown, id: string): string | undefined {
  const found = linesOf(answer).filter(isFields);
  const author = found.find((transaction) => transaction.id === id)?.author;
  return typeof author === 'string' ? author : undefined;
}

/** A single line is read as JSON before it comes here, several are text. */
function linesOf(answer: unknown): unknown[] {
  if (typeof answer !== 'string') return [answer];
  return answer
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
