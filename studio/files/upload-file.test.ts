import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { uploadFile } from './upload-file.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${color}"/></svg>`;
const picture = (color: string, name: string) => new File([svg(color)], name, { type: 'image/svg+xml' });

test('a file that was uploaded before is known by what it holds, whatever it is called', async () => {
  const client = its.client({ apiVersion: '2025-02-19' });
  const first = await uploadFile(client, picture('red', 'a.svg'));
  expect(first.isKnown).toBe(false);
  expect(await uploadFile(client, picture('red', 'copy of a.svg'))).toEqual({ id: first.id, isKnown: true });
  expect((await uploadFile(client, picture('blue', 'a.svg'))).isKnown).toBe(false);
  const words = new File(['Terms'], 'terms.txt', { type: 'text/plain' });
  expect((await uploadFile(client, words)).id).toMatch(/^file-.*-txt$/);
});

test('an upload that is ended rejects, and leaves nothing in the lake', async () => {
  const client = its.client({ apiVersion: '2025-02-19' });
  const ending = new AbortController();
  const sending = uploadFile(client, picture('green', 'ended.svg'), undefined, ending.signal);
  ending.abort();
  await expect(sending).rejects.toThrow(/abort/i);
  expect(await client.fetch('count(*[originalFilename == "ended.svg"])')).toBe(0);
});
