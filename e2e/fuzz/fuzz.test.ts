import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startPrepared } from '../product/start-product.ts';
import { headOf } from './asked.ts';
import { fuzz, grown } from './fuzz.ts';

// A sample of `npm run fuzz`, always the same, on a product of its own, because some of the requests come from
// administrators.
const [count, seed] = [400, 42];
let product: RunningProduct;
beforeAll(async () => {
  product = await startPrepared();
});
afterAll(() => product?.stop());

test('odd requests to every route are answered or closed, without an error of a server', async () => {
  const report = await fuzz(product, count, seed);
  const { faults, outcomes } = report;
  expect(faults.map(({ asked, outcome }) => `${outcome} ${headOf(asked)}`)).toEqual([]);
  for (const answers of [outcomes.site, outcomes.lake]) expect(answers.get('200')).toBeGreaterThan(10);
  expect(grown(report)).toEqual([]);
});

test('whoever comes after them is served as ever', async () => {
  expect(await (await fetch(`${product.url}/api/health`)).json()).toMatchObject({ status: 'ok', lake: 'ok' });
  expect(await (await fetch(product.url)).text()).toContain('</html>');
});
