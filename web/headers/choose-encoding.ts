/** How an answer is packed, by the name that headers have for it. */
export type Encoding = 'br' | 'gzip' | 'identity';

const offers = (name: string) => new RegExp(`(^|[\\s,])${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const [offersBrotli, offersGzip] = [offers('br'), offers('gzip')];

const maxChosen = 100;
const chosen = new Map<string, Encoding>();

/** Brotli before gzip before nothing; an encoding marked `q=0` is refused. */
export function chooseEncoding(accepted = ''): Encoding {
  const before = chosen.get(accepted);
  if (before) return before;
  const choice = offersBrotli.test(accepted) ? 'br' : offersGzip.test(accepted) ? 'gzip' : 'identity';
  // Browsers say one of a few things; who says something else each time must not fill the memory.
  if (chosen.size < maxChosen) chosen.set(accepted, choice);
  return choice;
}
