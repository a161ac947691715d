import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', statement = '', where = '', shown = '']) => ({ section, statement, where, shown }));

test('every row of docs/specification.md names what there is: its places, its test and the words of that test', () => {
  expect(rows.length).toBeGreaterThan(30);
  const faults = rows.flatMap(({ statement, where, shown }) => {
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    const [file, words] = shown.replaceAll('`', '').split(' › ');
    const isThere = !file || existsSync(file);
    const isSaid = !file || !words || (isThere && readFileSync(file, 'utf8').includes(words));
    return [
      ...places.filter((place) => !existsSync(place)).map((place) => `"${statement}": there is no ${place}.`),
      ...(isThere ? [] : [`"${statement}": there is no ${file}.`]),
      ...(isSaid ? [] : [`"${statement}": no test of ${file} says "${words}".`]),
    ];
  });
  expect(faults).toEqual([]);
});
