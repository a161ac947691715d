import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFiles } from './fonts.ts';

const folder = 'web/app/fonts';
const sheet = await readFile('web/app/further-letters.css', 'utf8');

interface Face {
  family: string;
  weight: string;
  file: string;
  says(letter: string): boolean;
  letters: string[];
}

test('the site serves its fonts, and their licences, as `npm run art` cuts them', async () => {
  const files = await fontFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files)
    expect(Buffer.compare(await readFile(join(folder, name)), bytes), name).toBe(0);
});

test('the style sheet of further letters says each letter of its faces, and of each family in a weight only in one', () => {
  const faces = furtherFaces();
  expect(new Set(faces.map(({ file }) => file)).size).toBe(13);
  for (const { file, family, weight, letters, says } of faces) {
    expect(letters.length, file).toBeGreaterThan(50);
    expect(
      letters.filter((letter) => !says(letter)),
      file,
    ).toEqual([]);
    const others = faces.filter(
      (other) => other.family === family && other.weight === weight && other.file !== file,
    );
    expect(
      letters.filter((letter) => others.some((other) => other.says(letter))),
      file,
    ).toEqual([]);
  }
});

test.each([
  ['heading', 'Łódź Žluťoučký Ğış őțħ Nguyễn Thị Phượng'],
  ['text', 'Łódź Žluťoučký Ğış őțħ Nguyễn Thị Phượng'],
  ['mono', 'Łódź Žluťoučký Ğış őțħ Nguyễn Thị Phượng Ελλάδα Привет Київ'],
  ['companion', 'Ελλάδα Αθήνα Привет Съешь Київ ґанок Беларусь Қазақстан'],
])('%s has each letter of its languages', (name, words) => {
  const own = furtherFaces().filter(({ file }) => file.startsWith(`${name}-`));
  const usual = name === 'companion' ? [] : lettersOf(`${name}.woff2`);
  const letters = new Set([...usual, ...own.flatMap((face) => face.letters)]);
  expect([...words.replaceAll(' ', '')].filter((letter) => !letters.has(letter))).toEqual([]);
});

test('letters of Vietnamese are put together of the same parts in each weight', () => {
  for (const weight of [400, 500, 600]) {
    const font = openSync(join(folder, `text-vietnamese-${weight}.woff2`));
    if (!('glyphForCodePoint' in font)) throw new Error('It holds several fonts, and one was expected.');
    const parts = (letter: string) =>
      font.glyphForCodePoint(codeOf(letter)).path.commands.filter(({ command }) => command === 'moveTo')
        .length;
    // The number of outlines of each letter with its marks; an i under a hook has no dot.
    expect([...'ợệỉịỵ'].map(parts), String(weight)).toEqual([4, 3, 2, 3, 3]);
  }
});

/** The faces of the style sheet, in its order. */
function furtherFaces(): Face[] {
  return [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, said = '']) => {
    const of = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
    const file = of(/url\("\.\/fonts\/([^"]*)"\)/);
    const letters = lettersOf(file);
    const ranges = [...of(/unicode-range:([^;]*)/).matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    return {
      family: of(/font-family: "([^"]*)"/),
      weight: of(/font-weight: ([^;]*)/),
      file,
      letters,
      says: (letter) => ranges.some(([first, last]) => first <= codeOf(letter) && codeOf(letter) <= last),
    };
  });
}

/** The letters that a file of a font has, without spaces and combining marks, which every subset keeps. */
function lettersOf(file: string): string[] {
  const font = openSync(join(folder, file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts, and one was expected.`);
  return font.characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/[\s\p{M}\uffff]/u.test(letter));
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
