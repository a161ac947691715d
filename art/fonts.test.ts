import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFiles } from './fonts.ts';

const folder = 'web/app/fonts';

test('the site serves its fonts, and their licences, as `npm run art` cuts them', async () => {
  const files = await fontFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files)
    expect(Buffer.compare(await readFile(join(folder, name)), bytes), name).toBe(0);
});

test.each(['heading', 'text', 'mono'])(
  'the further letters of %s are those that its style sheet says, and none that it has already',
  async (name) => {
    const sheet = await readFile('web/app/further-letters.css', 'utf8');
    const [, range = ''] = new RegExp(`"${name}-further";[^}]*unicode-range:\\s*([^;]*)`).exec(sheet) ?? [];
    const isSaid = (letter: number) =>
      [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].some(
        ([, first = '', last = first]) =>
          Number.parseInt(first, 16) <= letter && letter <= Number.parseInt(last, 16),
      );
    const [usual, further] = [lettersOf(`${name}.woff2`), lettersOf(`${name}-further.woff2`)];
    const letters = [...further].filter((letter) => !isMark(letter));
    expect(letters.length).toBeGreaterThan(100);
    expect(letters.filter((letter) => !isSaid(letter) || usual.has(letter))).toEqual([]);
    expect(
      [...'ŁódźŽluťoučkýĞışőțħ'].filter(
        (letter) => !usual.has(codeOf(letter)) && !further.has(codeOf(letter)),
      ),
    ).toEqual([]);
  },
);

function lettersOf(file: string): Set<number> {
  const font = openSync(join(folder, file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts, and one was expected.`);
  return new Set(font.characterSet);
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** Spaces and marks that go with letters, which every cut keeps. */
const isMark = (code: number): boolean => /[\s\p{M}\uffff]/u.test(String.fromCodePoint(code));
