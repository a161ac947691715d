import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** So many objects, each within the one before; the innermost holds a list. */
function nested(depth: number): object {
  let value: object = { list: [1] };
  for (let at = 1; at < depth; at++) value = { a: value };
  return value;
}

beforeEach(async () => {
  await its.client().createOrReplace({ _id: 'a', _type: 'deep', o: nested(500) });
});

test.each([
  ['a long path', { set: { [`q${'.a'.repeat(1_500)}`]: 1 } }],
  ['a long path and a deep value', { setIfMissing: { [`o${'.a'.repeat(600)}`]: nested(600) } }],
  ['a path to wherever something is', { set: { '..list': nested(600) } }],
  ['an item', { insert: { after: `o${'.a'.repeat(499)}.list[-1]`, items: [nested(600)] } }],
  ['an item of all lists', { insert: { after: '..list[-1]', items: [nested(600)] } }],
])('%s puts nothing deeper into a document than could be sent as a whole', async (_, operations) => {
  const patch = its.client().patch('a', operations).commit();
  await expect(patch).rejects.toThrowError(/nested more than 997 deep/);
});

test('what a patch puts as deep as it goes is there after a new start, and can be sent as a whole', async () => {
  const end = `o${'.a'.repeat(499)}`;
  // Below the document and its 500 objects there is place for 496 more, of which a list is one and holds one.
  await its
    .client()
    .patch('a')
    .set({ [`${end}.b`]: nested(495) })
    .insert('after', `${end}.list[-1]`, [nested(494)])
    .commit();
  await its.stop();
  its = await testLake({ dataDir: its.dataDir });
  const document = await its.client().getDocument('a');
  await its.client().createOrReplace({ ...document, _id: 'b', _type: 'deep' });
  expect(await its.client().fetch('*[_id == "b"][0].o.a.a.a != null')).toBe(true);
});
