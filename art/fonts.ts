import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { composeVietnamese } from './vietnamese.ts';

/** What the text of every page is made of: the letters of western Europe, without marks that stand alone, which nobody writes. */
const characters = [
  between(0x20, 0x7e),
  between(0xa0, 0xff).replace(/[¤¦¨¯´¸]/g, ''),
  'ıŒœʻʼ–—‘’‚“”„•…‹›€™↑↓−∕',
].join('');

/** The further letters of the languages that are written in Latin ones, of middle Europe and Turkey to Wales, and signs of currencies. */
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

/** The letters of Vietnamese that no other language has, and the others of it that the family of the text lacks. */
const vietnamese = between(0x1ea0, 0x1ef1);
const vietnameseOfText = `${vietnamese}ƠơƯưỴỵỶỷỸỹ`;
const weightsOfText = [400, 500, 600];
const greek = between(0x370, 0x3ff);
const cyrillic = `${between(0x400, 0x45f)}Ґґ№`;
/** Those of Kazakh, Tatar and others that Russian and its neighbours do not have. */
const furtherCyrillic = between(0x460, 0x52f);

interface Face {
  letters: string;
  /** The part of the package's family that has them. */
  part: string;
}

/** A family: what every page loads of it, and the faces that come with the first page that shows one of their letters. */
interface Family {
  /** The file of a package, with PART for the part of the alphabet. */
  source: string;
  keepFeatures: string[];
  /** Marks are put on letters only where there are letters that need it. */
  keepFeaturesOfFurther: string[];
  weights?: { min: number; max: number };
  faces: Record<string, Face>;
}

const further: Face = { letters: furtherCharacters, part: 'latin-ext' };

/** What the site shows of each family; ligatures of programs, fractions and stylistic sets stay behind. */
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
  // Of scripts that the families of headings and text do not have.
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

/** The fonts of the site by their file names, each with the licence (SIL OFL 1.1) that its letters come under. */
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
