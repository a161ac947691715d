// `$from` before two dots, `$to` after them.
const atSlice = /\$(\w+)(?=\s*\.\.)|(?<=\.\.\s*)\$(\w+)/g;

/** The names of the parameters between which a query cuts lists, such as `[$from...$to]`: groq-js needs their values to parse it. */
export function sliceParams(query: string): { from: string[]; to: string[] } {
  const found = [...query.matchAll(atSlice)];
  return {
    from: found.flatMap(([, from]) => from ?? []),
    to: found.flatMap(([, , to]) => to ?? []),
  };
}
