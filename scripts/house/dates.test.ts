import { expect, test } from 'vitest';
import { readSources } from './imports.ts';

const home = 'studio/moments/say-moment.ts';

/** Every place of a text that says a date or a time in a language of its own. */
const saidIn = ({ file, text }: { file: string; text: string }): string[] =>
  [...text.matchAll(/\.toLocale(?:Date|Time)?String\b|\bIntl\.DateTimeFormat\b/g)].map(
    ([name]) => `"${file}" uses ${name}: say it by ${home}.`,
  );

test('the Studio says all its dates in one language, by studio/moments/', async () => {
  const sources = (await readSources(['studio'])).filter(({ file }) => !/\.test\.tsx?$/.test(file));
  const [own, others] = [true, false].map((isHome) =>
    sources.filter(({ file }) => (file === home) === isHome),
  );
  expect(own?.flatMap(saidIn)).not.toEqual([]);
  expect(others?.flatMap(saidIn)).toEqual([]);
});

test('a date that is said elsewhere is found and named', () => {
  const text =
    "at.toLocaleString(); at.toLocaleDateString('de'); new Intl.DateTimeFormat(); new Intl.ListFormat();";
  expect(saidIn({ file: 'studio/desk/a.ts', text })).toEqual(
    ['.toLocaleString', '.toLocaleDateString', 'Intl.DateTimeFormat'].map(
      (name) => `"studio/desk/a.ts" uses ${name}: say it by studio/moments/say-moment.ts.`,
    ),
  );
});
