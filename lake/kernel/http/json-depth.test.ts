import { expect, test } from 'vitest';
import { testLake } from '../../lake-fixture.ts';
import { depthOfJson } from './json-depth.ts';

test('brackets count, but for those in strings', () => {
  expect(depthOfJson('{"a":[1,{"b":[]}],"c":[]}')).toBe(4);
  expect(depthOfJson(String.raw`{"a\"[[[":"[[\\"}`)).toBe(1);
  expect(depthOfJson('1')).toBe(0);
  expect(depthOfJson('"[[')).toBe(0);
});

test('a body that is nested too deep is refused by a sentence', async () => {
  const its = await testLake();
  const token = its.lake.createToken('editor', 'Mara');
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const answer = await fetch(`${its.url}/v1/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: `{"mutations":[{"create":{"_type":"deep","list":${deep}}}]}`,
  });
  expect([answer.status, (await answer.json()).message]).toEqual([
    400,
    expect.stringContaining('1,000 deep'),
  ]);
  await its.close();
});
