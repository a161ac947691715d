/** The first `max` members of `from` that are not in `but`. */
export function* takeSome(
  from: ReadonlySet<string>,
  but: ReadonlySet<string>,
  max: number,
): Generator<string> {
  let taken = 0;
  for (const one of from) {
    if (taken >= max) return;
    if (but.has(one)) continue;
    taken++;
    yield one;
  }
}
