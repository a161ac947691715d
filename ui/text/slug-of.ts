// Elsewhere a mark makes another letter of one.
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Words as they stand in an address: small letters of every script and digits, the European ones without accents, parted by hyphens; empty where there are none. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
