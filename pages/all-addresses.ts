import { below, belowQuery } from '#sections/addresses.ts';
import type { Listed } from '#sections/define-kind.ts';
import { addresses, addressesAfterQuery, maxAsked } from './addresses-query.ts';

/** A function that answers a query. */
export type Ask = (query: string, params: Record<string, unknown>) => unknown;

/**
 * Returns every address of the site, including redirects and the addresses below pages. It asks for 1,000 documents
 * at a time (`maxAsked`), however many there are.
 */
export async function allAddresses(ask: Ask): Promise<Listed[]> {
  const lists = below.parse(await ask(belowQuery, {}));
  const all: Listed[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part = addresses.parse(await ask(addressesAfterQuery, { after }));
    for (const { path, updatedAt, isListed, lists: kinds } of part) {
      if (path === null) continue;
      const own = { path, updatedAt, noindex: !isListed };
      all.push(own, ...kinds.flatMap((kind) => lists[kind]?.(own) ?? []));
    }
    after = part.length < maxAsked ? undefined : part.at(-1)?.id;
  }
  return all;
}
