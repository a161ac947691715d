import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#lake/endpoints.ts';
import { routes } from '#lake/routes.ts';
import { endpointBreaches, withTables } from './endpoint-tables.ts';

test('docs/lake.md has a row for every endpoint of the lake, and names those of Sanity that it has not', () => {
  expect(endpointBreaches(routes)).toEqual([]);
  const tests = endpoints.flatMap(({ test }) => test.split(', '));
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  const text = readFileSync('docs/lake.md', 'utf8');
  expect(
    withTables(text, routes),
    'Run node scripts/endpoints/write-endpoints.ts and commit docs/lake.md.',
  ).toBe(text);
});

test('a route without its words, words without a route, and one that is said to be missing are named', () => {
  const added = { method: 'GET', pattern: '/data/planted/:dataset' } as const;
  const promised = { method: 'POST', pattern: '/graphql/:set/:tag' } as const;
  const [gone, ...others] = routes;
  expect(endpointBreaches([...others, added, promised])).toEqual([
    expect.stringMatching(
      /^"GET \/data\/planted\/:dataset" is answered, and docs\/lake\.md says nothing of it\. Add it/,
    ),
    expect.stringContaining('"POST /graphql/:set/:tag" is answered'),
    `"${gone?.method} ${gone?.pattern}" is in lake/endpoints.ts, and no route answers it. Take it out there.`,
    '"POST /graphql/:dataset/:tag" is now answered. Take it out of lake/not-answered.ts.',
  ]);
});

test('a page without the place for its tables is refused', () => {
  expect(() => withTables('# The lake', routes)).toThrow(/between which its tables stand/);
});
