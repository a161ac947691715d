import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const literal = /(['"`])((?:(?!\1)[^\\\n])*)\1/g;
// A change of colour, or of what shines through, moves nothing.
const changesPlace =
  /(?:padding|margin|width|height|scale|rotate|translate|transform|inset[\w-]*|top|left)(?![a-z])/;
const isMoving = (name: string): boolean =>
  name.endsWith('transition-transform') ||
  (/(?:^|:)(?:transition-\[|\[transition:)/.test(name) && changesPlace.test(name));
const isStilled = (words: string): boolean => /motion-reduce:(?:\S*:)?transition-none/.test(words);

/** The classes in a file of markup by which something moves for visitors, too, who have asked for calm. */
function restless(text: string): string[] {
  return [...text.matchAll(literal)]
    .map(([, , words = '']) => words)
    .filter((words) => !isStilled(words))
    .flatMap((words) => words.split(/\s+/))
    .filter((name) => isMoving(name) && !name.startsWith('motion-safe:'));
}

test('what moves is `motion-safe:`, or has a `motion-reduce:` beside it', () => {
  const files = globSync('{ui,pages,sections,web}/**/*{-look.ts,.tsx}', {
    exclude: (name) => /\.next|node_modules/.test(name),
  }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) => restless(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

test('what moves is told from what only changes its colour', () => {
  expect(restless("'transition-colors transition-[opacity] motion-safe:transition-[width]'")).toEqual([]);
  expect(restless("'transition-[padding] motion-reduce:transition-none'")).toEqual([]);
  const moving = ['transition-[padding]', 'after:transition-transform', '[transition:color_1s,padding_1s]'];
  expect(restless(`'${moving.join(' ')}'`)).toEqual(moving);
});
