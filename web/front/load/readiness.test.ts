import { afterEach, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../front-fixture.ts';
import { openReadiness } from './readiness.ts';

let its: TestFront | undefined;
afterEach(() => {
  its?.close();
  its = undefined;
});

const missingWith = (state: { isRenewing: boolean; isLakeUp: boolean }, isComplete: boolean) =>
  openReadiness({ known: { isComplete }, askRenderer: async () => state })();

test('the site is ready with the lake, or without it once its addresses are known', async () => {
  expect(await missingWith({ isRenewing: true, isLakeUp: true }, false)).toEqual([]);
  expect(await missingWith({ isRenewing: true, isLakeUp: false }, true)).toEqual([]);
});

test('what is missing is told in words, all at once', async () => {
  expect(await missingWith({ isRenewing: false, isLakeUp: false }, false)).toEqual([
    'The renewal of pages is not running yet: changes do not show.',
    'The lake does not answer, and not all addresses are known yet: pages may seem not to exist.',
  ]);
});

test('a front asks the renderer, says that it does not answer, and nobody keeps what it says', async () => {
  its = openTestFront();
  expect(await its.get('/api/ready')).toMatchObject({ status: 200, body: '{"status":"ready"}\n' });
  expect(its.asked).toEqual([]);
  const begin = await its.endRenderer();
  const answer = await its.get('/api/ready');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body)).toEqual({
    status: 'not ready',
    missing: [expect.stringMatching(/^The renderer does not answer/)],
  });
  const { headers } = await fetch(`http://localhost:${its.port}/api/ready`);
  expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', '5']);
  begin();
  await expect.poll(async () => (await its?.get('/api/ready'))?.status).toBe(200);
});

test('those who ask at the same time cause one question', async () => {
  let asked = 0;
  const missing = openReadiness({
    known: { isComplete: true },
    askRenderer: async () => {
      asked++;
      return { isRenewing: true, isLakeUp: true };
    },
  });
  await Promise.all([missing(), missing(), missing()]);
  await missing();
  expect(asked).toBe(2);
});
