import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isStyled, stylesWith, writtenClasses, writtenLooks } from './classes.ts';
import { allowed } from './floors.ts';

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { exclude: (name) => /\.next|node_modules/.test(name) });

const sheets = filesOf(...Object.keys(allowed).map((room) => `${room}/**/*.css`)).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const isMade = (text: string) => text.startsWith('/* Made from');
/** A sheet that names files of letters, and no look. */
const isOfFaces = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|@font-face \{[^}]*\}/g, '').trim() === '';

/** The most lines of all style sheets together, without the faces of fonts, because a view is styled in its markup. */
const maxLines = 900;

test('what somebody writes in style sheets stays small', () => {
  const written = sheets.filter(({ text }) => !isMade(text) && !isOfFaces(text));
  const lines = written.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  expect(lines, 'Style it by utilities in its markup (docs/decisions/utilities.md).').toBeLessThanOrEqual(
    maxLines,
  );
});

test('every class in the markup of pieces, views and pages draws something', async () => {
  const written = filesOf('{ui,sections,pages,web}/**/*.tsx', 'scripts/section/template/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => writtenClasses(file, readFileSync(file, 'utf8')));
  const names = new Set(written.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(300);
  const styles = await stylesWith('web/app/globals.css', [...names]);
  const all = [styles, ...sheets.map(({ text }) => text)].join('\n');
  const dead = written.filter(({ name }) => !isStyled(all, name)).map(({ name, file }) => `${file}: ${name}`);
  expect(dead, 'They are neither utilities nor in a style sheet.').toEqual([]);
});

// Tailwind reads markup and the files that say by their name that they hold a look; what it does not read has no rule.
test('classes stand in files that the style sheet is made from', async () => {
  const looks = filesOf('{ui,sections,pages,web}/**/*.ts')
    .filter((file) => !/\.test\.ts$|-look\.ts$/.test(file))
    .flatMap((file) => writtenLooks(readFileSync(file, 'utf8')).map((words) => ({ file, words })));
  const styles = await stylesWith('web/app/globals.css', [...new Set(looks.flatMap(({ words }) => words))]);
  const unread = looks.filter(({ words }) => words.every((name) => isStyled(styles, name)));
  expect(unread, 'A file of classes without markup is named -look.ts.').toEqual([]);
});

test('classes without markup are told from sentences', () => {
  const code =
    "const cards = { grid: 'grid gap-5', one: 'p-[1rem]' }; // 'flex grid'\nconst text = 'A word';";
  expect(writtenLooks(code)).toEqual([['grid', 'gap-5'], ['p-[1rem]'], ['A', 'word']]);
});

test('a class that draws nothing is found where it is written', async () => {
  const view = `
const looks = { plain: 'text-ink', odd: 'no-such-look' };
export const View = ({ look }) => <p className={clsx('mono', look === 'not-a-class' && looks[look], 'group/card')} />;
`;
  const written = writtenClasses('view.tsx', view);
  expect(written.map(({ name }) => name)).toEqual(['mono', 'text-ink', 'no-such-look']);
  const styles = await stylesWith('web/app/globals.css', ['mono', 'text-ink', 'no-such-look', 'p-[0.5rem]']);
  expect(['mono', 'text-ink', 'p-[0.5rem]'].every((name) => isStyled(styles, name))).toBe(true);
  expect(isStyled(styles, 'no-such-look')).toBe(false);
});

test('breakpoints are in em, so that who reads in large letters has the narrow layout', () => {
  const written = filesOf('{ui,sections,pages,web}/**/*.{css,ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  const pixels = /\((?:min|max)-width: *[\d.]+px|\b(?:min|max)-\[[\d.]+px\]:|\bwidth *[<>]=? *[\d.]+px/g;
  const inPixels = written.flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(pixels)
      .map(([found]) => `${file}: ${found}`)
      .toArray(),
  );
  expect(inPixels).toEqual([]);
});
