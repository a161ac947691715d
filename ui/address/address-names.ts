import { namesOnce } from './names-once.ts';
import { pageAround } from './page-around.ts';

/** The attribute by which a piece asks for names (without spaces) for its state in the address of its page. */
export const askForNames = (names: readonly string[]) => ({ 'data-address-names': names.join(' ') });

/**
 * Returns the names that a piece has in the address, in the order in which it asked for them. A name that a piece
 * further up asks for as well gets a number. The names are read from the page, where pieces that are not awake yet
 * have asked, too.
 */
export function addressNames(piece: HTMLElement): string[] {
  const all = [...pageAround(piece).querySelectorAll<HTMLElement>('[data-address-names]')];
  const above = all
    .filter((other) => other.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap(namesAskedBy);
  return namesOnce([...above, ...namesAskedBy(piece)]).slice(above.length);
}

const namesAskedBy = ({ dataset }: HTMLElement): string[] => dataset.addressNames?.split(' ') ?? [];
