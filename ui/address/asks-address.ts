import { addressNames } from './address-names.ts';

/**
 * The attribute by which a piece says under which names (without spaces) it reads the address although others may
 * read them, too: unlike those of `askForNames`, these names never get a number.
 */
export const readNames = (names: readonly string[]) => ({
  'data-address-reads': names.join(' ') || undefined,
});

/**
 * Whether the query of an address has a name that a piece within `part` has asked for (`askForNames`) or reads
 * (`readNames`).
 */
export function asksAddress(part: HTMLElement, search: string): boolean {
  const given = new Set(new URLSearchParams(search).keys());
  if (given.size === 0) return false; // most addresses have none, and no page is searched for them
  const names = [
    ...piecesIn(part, '[data-address-names]').flatMap(addressNames),
    ...piecesIn(part, '[data-address-reads]').flatMap(
      ({ dataset }) => dataset.addressReads?.split(' ') ?? [],
    ),
  ];
  return names.some((name) => given.has(name));
}

const piecesIn = (part: HTMLElement, selector: string): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>(selector),
];
