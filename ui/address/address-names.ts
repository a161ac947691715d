import { namesOnce } from './names-once.ts';
import { pageAround } from './page-around.ts';

/** Attributes by which a piece asks for names (without spaces) under which it may keep its state in the address of its page. */
export const askForNames = (names: readonly string[]) => ({ 'data-address-names': names.join(' ') });

/**
 * The names that a piece has in the address, in the order in which it asks for them: what a piece further up asks for, too, has a
 * number here. They are read from the page as it is, in which pieces that nobody has woken yet have asked as well.
 */
export function addressNames(piece: HTMLElement): string[] {
  const all = [...pageAround(piece).querySelectorAll<HTMLElement>('[data-address-names]')];
  const above = all
    .filter((other) => other.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap(namesAskedBy);
  return namesOnce([...above, ...namesAskedBy(piece)]).slice(above.length);
}

const namesAskedBy = ({ dataset }: HTMLElement): string[] => dataset.addressNames?.split(' ') ?? [];
