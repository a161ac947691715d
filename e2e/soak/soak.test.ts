import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startPrepared } from '../product/start-product.ts';
import { soak } from './soak.ts';

// A sample of `npm run soak`.
const ms = 15_000;
let product: RunningProduct;
beforeAll(async () => {
  product = await startPrepared();
});
afterAll(() => product?.stop());

test('visitors, editors, publishing, forms and pictures go on beside each other without a fault', async () => {
  const { quarters, faults } = await soak(product, ms);
  expect(faults).toEqual([]);
  for (const what of ['page', 'picture', 'edit', 'publish', 'form'] as const)
    expect(quarters.flatMap(({ times }) => times.get(what) ?? []).length, what).toBeGreaterThan(0);
});
