import type { Rules } from './rules.ts';

/** A single word too long for a line on a telephone, as some languages form them. */
export const longWord = 'Schlüsselverantwortlichkeitsverzeichniseintragsnummer';

const knownAddresses = [
  'https://a.example',
  'https://a.example/b?c=d&e=%20#f',
  'http://a.example',
  'mailto:hello@a.example',
  'tel:+15550100',
  'ftp://a.example',
];

/**
 * Texts that an editor can publish in a field of a certain form, the shortest first; none when the field accepts any
 * text.
 */
export function exampleTexts({ form, addresses = [] }: Rules): string[] {
  if (addresses.length > 0 && !form) return ['/a', 'a/b?c=d#e'];
  switch (form) {
    case 'url':
      return knownAddresses.filter((address) =>
        addresses.every(({ schemes = ['https'] }) => schemes.some((scheme) => isOfScheme(address, scheme))),
      );
    case 'email':
      return ['a@a.example', 'first.last+tag@mail.a.example'];
    case 'date':
      return ['2026-01-31', '1999-12-31'];
    case 'datetime':
      return ['2026-01-31T09:00:00.000Z', '1999-12-31T23:59:59.000Z'];
    default:
      return [];
  }
}

function isOfScheme(address: string, scheme: string | RegExp): boolean {
  const own = address.slice(0, address.indexOf(':'));
  return typeof scheme === 'string' ? own === scheme : scheme.test(own);
}
