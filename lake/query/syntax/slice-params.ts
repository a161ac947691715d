// `$from` before two dots, `$to` after them; what is spread, as in `[...$more]`, has nothing before its dots that could be a bound.
const atSlice = /\$(\w+)(?=\s*\.\.)|(?<=[\w)\]]\s*\.{2,3}\s*)\$(\w+)/g;

/** The names of the parameters between which a query cuts lists, such as `[$from...$to]`: groq-js needs their values to parse it. */
export function sliceParams(query: string): { from: string[]; to: string[] } {
  const found = [...query.matchAll(atSlice)];
  return {
    from: found.flatMap(([, from]) => from ?? []),
    to: found.flatMap(([, , to]) => to ?? []),
  };
}
