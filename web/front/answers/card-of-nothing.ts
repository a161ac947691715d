import { pathOfCard } from '../../cards/card-address.ts';
import type { KnownPaths } from '../../known/known-paths.ts';

/** Whether an address is that of a card (`cards/`) whose page does not exist. Next would ask the lake for it. */
export function isCardOfNothing({ known }: { known: KnownPaths }, address: string): boolean {
  const path = pathOfCard(address);
  return path !== null && !known.has(path) && !known.mayLack(path);
}
