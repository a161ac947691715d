import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { mediaChanges } from './media-changes.ts';

let its: TestLake;
beforeEach(async () => {
  its = await testLake();
});
afterEach(() => its.close());

test('it is told when somebody uploads, and when the lake is there again after it was away', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = its.client();
  let told = 0;
  const listening = mediaChanges(client).subscribe(() => {
    told += 1;
  });
  // What happens before the listener is connected is not told.
  await expect
    .poll(
      async () => {
        await client.create({ _type: 'sanity.imageAsset' });
        return told;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);

  await its.stop();
  const before = told;
  its = await testLake({ dataDir: its.dataDir }, Number(new URL(its.url).port));
  await expect.poll(() => told).toBeGreaterThan(before);
  listening.unsubscribe();
});
