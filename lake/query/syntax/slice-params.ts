// `$from` before two dots, `$to` after them. A spread, as in `[...$more]`, has nothing before its dots that could be a
// bound.
const atSlice = /\$(\w+)(?=\s*\.\.)|(?<=[\w)\]]\s*\.{2,3}\s*)\$(\w+)/g;

/**
 * The names of the parameters that are bounds of slices, as in `[$from...$to]`: groq-js needs their values to parse a
 * query.
 */
export function sliceParams(query: string): { from: string[]; to: string[] } {
  const found = [...query.matchAll(atSlice)];
  return {
    from: found.flatMap(([, from]) => from ?? []),
    to: found.flatMap(([, , to]) => to ?? []),
  };
}
