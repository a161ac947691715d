import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What the text of every page is made of: the letters of western Europe. */
const characters = [between(0x20, 0x7e), between(0xa0, 0xff), 'ıŒœʻʼˆ˚˜–—‘’‚“”„•…‹›€™↑↓−∕'].join('');

/**
 * The further letters of the languages that are written in Latin ones, of middle Europe and Turkey to Wales, and signs of currencies: a file of its
 * own for each family, which browsers load for a page that shows one of them (web/app/further-letters.css).
 */
const furtherCharacters = [
  between(0x100, 0x130),
  between(0x132, 0x151),
  between(0x154, 0x24f),
  between(0x1e00, 0x1eff),
  between(0x20a0, 0x20ab),
  between(0x20ad, 0x20bf),
  'ˇ˝†ℓ',
].join('');

interface Cut {
  /** The file of a package, with LETTERS for the part of the alphabet. */
  source: string;
  keepFeatures: string[];
}

/** What the site shows of each family; ligatures of programs, fractions and stylistic sets stay behind. */
const cuts: Record<string, Cut> = {
  heading: {
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-LETTERS-600-normal.woff2',
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-LETTERS-wght-normal.woff2',
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
  },
  mono: {
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-LETTERS-500-normal.woff2',
    keepFeatures: ['ccmp', 'locl', 'mark'],
  },
};

/** The fonts of the site by their file names, each with the licence (SIL OFL 1.1) that its letters come under. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, { source, keepFeatures }] of Object.entries(cuts)) {
    const folder = join('node_modules', source.replace(/\/files\/.*/, ''));
    const options = { targetFormat: 'woff2' as const, keepFeatures };
    const cut = async (letters: string, wanted: string) =>
      subsetFont(await readFile(join('node_modules', source.replace('LETTERS', letters))), wanted, options);
    files.set(`${name}.woff2`, await cut('latin', characters));
    files.set(`${name}-further.woff2`, await cut('latin-ext', furtherCharacters));
    files.set(`${name}-licence.txt`, await readFile(join(folder, 'LICENSE')));
  }
  return files;
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
