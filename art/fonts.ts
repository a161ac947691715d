import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const characters = [between(0x20, 0x7e), between(0xa0, 0xff), 'ıŒœʻʼˆ˚˜–—‘’‚“”„†•…‹›€™↑→↓−∕'].join('');

interface Cut {
  source: string;
  keepFeatures: string[];
}

/** What the site shows of each family; ligatures of programs, fractions and stylistic sets stay behind. */
const cuts: Record<string, Cut> = {
  heading: {
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
  },
  mono: {
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
    keepFeatures: ['ccmp', 'locl', 'mark'],
  },
};

/** The fonts of the site by their file names, each with the licence (SIL OFL 1.1) that its letters come under. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, { source, keepFeatures }] of Object.entries(cuts)) {
    const folder = join('node_modules', source.replace(/\/files\/.*/, ''));
    const whole = await readFile(join('node_modules', source));
    const options = { targetFormat: 'woff2' as const, keepFeatures };
    files.set(`${name}.woff2`, await subsetFont(whole, characters, options));
    files.set(`${name}-licence.txt`, await readFile(join(folder, 'LICENSE')));
  }
  return files;
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
