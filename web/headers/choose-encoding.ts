/** The encoding of an answer, as headers name it. */
export type Encoding = 'br' | 'gzip' | 'identity';

const offers = (name: string) => new RegExp(`(^|[\\s,])${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const [offersBrotli, offersGzip] = [offers('br'), offers('gzip')];

const maxChosen = 100;
const chosen = new Map<string, Encoding>();

/**
 * The best encoding that an `accept-encoding` header accepts: Brotli before gzip before none. `q=0` refuses an
 * encoding.
 */
export function chooseEncoding(accepted = ''): Encoding {
  const before = chosen.get(accepted);
  if (before) return before;
  const choice = offersBrotli.test(accepted) ? 'br' : offersGzip.test(accepted) ? 'gzip' : 'identity';
  // Browsers send one of a few values; a client that sends a new one each time must not fill the memory.
  if (chosen.size < maxChosen) chosen.set(accepted, choice);
  return choice;
}
