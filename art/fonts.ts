import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { composeVietnamese } from './vietnamese.ts';

/**
 * The characters in the text of every page: the letters of western Europe, without stand-alone marks, which nobody
 * writes.
 */
const characters = [
  between(0x20, 0x7e),
  between(0xa0, 0xff).replace(/[¤¦¨¯´¸]/g, ''),
  'ıŒœʻʼ–—‘’‚“”„•…‹›€™↑↓−∕',
].join('');

/**
 * Further letters of languages that use the Latin script, from middle Europe and Turkey to Wales, and currency signs.
 */
const furtherCharacters = [
  between(0x100, 0x130),
  between(0x132, 0x151),
  between(0x154, 0x24f),
  between(0x1e00, 0x1e9f),
  between(0x1ef2, 0x1eff),
  between(0x20a0, 0x20ab),
  between(0x20ad, 0x20bf),
  'ˇ˝†ℓ',
].join('');

/** Letters that only Vietnamese has, and further Vietnamese letters that the family of the text lacks. */
const vietnamese = between(0x1ea0, 0x1ef1);
const vietnameseOfText = `${vietnamese}ƠơƯưỴỵỶỷỸỹ`;
const weightsOfText = [400, 500, 600];
const greek = between(0x370, 0x3ff);
const cyrillic = `${between(0x400, 0x45f)}Ґґ№`;
/** Cyrillic letters of Kazakh, Tatar and other languages that Russian and its neighbours do not have. */
const furtherCyrillic = between(0x460, 0x52f);

interface Face {
  letters: string;
  /** The subset of the package's family that has these letters. */
  part: string;
}

/**
 * A font family: the face that every page loads, and the faces that are loaded when a page first shows one of their
 * letters.
 */
interface Family {
  /** The file in its package, with PART in the place of the subset's name. */
  source: string;
  keepFeatures: string[];
  /** The features to keep in further faces: those that place marks on letters are kept only where letters need them. */
  keepFeaturesOfFurther: string[];
  weights?: { min: number; max: number };
  faces: Record<string, Face>;
}

const further: Face = { letters: furtherCharacters, part: 'latin-ext' };

/** What the site uses of each family; ligatures for code, fractions and stylistic sets are left out. */
const families: Record<string, Family> = {
  heading: {
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-PART-600-normal.woff2',
    keepFeatures: ['kern', 'liga', 'locl', 'tnum'],
    keepFeaturesOfFurther: ['ccmp', 'kern', 'locl', 'mark'],
    faces: {
      '': { letters: characters, part: 'latin' },
      '-further': further,
      '-vietnamese': { letters: vietnamese, part: 'vietnamese' },
    },
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-PART-wght-normal.woff2',
    keepFeatures: ['kern', 'liga', 'locl', 'tnum'],
    keepFeaturesOfFurther: ['ccmp', 'kern', 'locl', 'mark'],
    faces: { '': { letters: characters, part: 'latin' }, '-further': further },
  },
  mono: {
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-PART-500-normal.woff2',
    keepFeatures: ['locl'],
    keepFeaturesOfFurther: ['ccmp', 'locl', 'mark'],
    faces: {
      '': { letters: characters, part: 'latin' },
      '-further': further,
      '-vietnamese': { letters: vietnamese, part: 'vietnamese' },
      '-greek': { letters: greek, part: 'greek' },
      '-cyrillic': { letters: cyrillic, part: 'cyrillic' },
    },
  },
  // For scripts that the families of headings and text do not have.
  companion: {
    source: '@fontsource-variable/commissioner/files/commissioner-PART-wght-normal.woff2',
    keepFeatures: [],
    keepFeaturesOfFurther: ['ccmp', 'kern', 'locl', 'mark'],
    weights: { min: 400, max: 700 },
    faces: {
      '-greek': { letters: greek, part: 'greek' },
      '-cyrillic': { letters: cyrillic, part: 'cyrillic' },
      '-cyrillic-further': { letters: furtherCyrillic, part: 'cyrillic-ext' },
    },
  },
};

/** The font files of the site and the licence of each family (SIL OFL 1.1), by their file names. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [family, { source, faces, weights, ...features }] of Object.entries(families)) {
    for (const [name, { letters, part }] of Object.entries(faces)) {
      const options = {
        targetFormat: 'woff2' as const,
        keepFeatures: name ? features.keepFeaturesOfFurther : features.keepFeatures,
        ...(weights && { variationAxes: { wght: { ...weights, default: weights.min } } }),
      };
      const file = await readFile(join('node_modules', source.replace('PART', part)));
      files.set(`${family}${name}.woff2`, await subsetFont(file, letters, options));
    }
    const folder = join('node_modules', source.replace(/\/files\/.*/, ''));
    files.set(`${family}-licence.txt`, await readFile(join(folder, 'LICENSE')));
  }
  for (const weight of weightsOfText)
    files.set(`text-vietnamese-${weight}.woff2`, await composeVietnamese(vietnameseOfText, weight));
  return files;
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
