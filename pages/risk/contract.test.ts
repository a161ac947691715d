import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { framedProjection } from '../framed-projection.ts';
import { contract } from './contract.ts';

const risk = (name: string, title: string, severity: string, current: string | undefined = name) => ({
  _id: `risk-${name}`,
  _type: 'risk',
  title,
  severity,
  ...(current && { slug: { _type: 'slug', current } }),
});

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const one of [
    risk('worst', 'Zero', 'critical'),
    risk('locks', 'locks', 'medium'),
    risk('keys', 'Keys', 'medium'),
    risk('draft', 'Mail', 'medium', ''),
    risk('names', 'Names', 'medium'),
    risk('last', 'All', 'low'),
  ])
    transaction.create(one);
  await transaction.commit();
});
afterAll(() => its?.close());

test('the way on leads from the worst risk to the least, equally bad ones by their titles, past those without a page', async () => {
  const ways = async (id: string) => {
    const query = `*[_id == $id][0]${framedProjection('risk')}`;
    const found = await its.client({ perspective: 'published' }).fetch(query, { id: `risk-${id}` });
    const { previous, next } = contract.parse(found);
    return [previous?.href, next?.href];
  };
  const names = ['worst', 'keys', 'locks', 'names', 'last'];
  for (const [place, name] of names.entries()) {
    const hrefs = [names[place - 1], names[place + 1]].map(
      (beside) => beside && `/nhi-risk-library/${beside}`,
    );
    expect(await ways(name), name).toEqual(hrefs);
  }
});
