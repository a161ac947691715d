import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { type Receiver, startReceiver } from './receiver-fixture.ts';

let receiver: Receiver;
let its: TestLake;
beforeAll(async () => {
  receiver = await startReceiver();
  its = await testLake();
});
beforeEach(async () => {
  await its.client().delete({ query: '*' });
  receiver.received.length = 0;
});
afterAll(async () => {
  await its.close();
  await receiver.close();
});

const request = <T = unknown>(method: string, at = '', body?: object) =>
  its.client().request<T>({ method, url: `/hooks/projects/tessera${at}`, body });
const create = (rule: object) =>
  request<{ id: string }>('POST', '', { name: 'A hook', dataset: 'production', url: receiver.url, rule });

test.each([
  ['tags[].name', 'a'],
  ['tags[_key == "k"].name', 'a'],
  ['(title, tags[].name)', 'a'],
  ['tags[_key == "k"].(name, size)', 'a'],
  ['anywhere(_key == "k")', 'a'],
  ['title', 'b'],
])('a hook hears that `%s` has changed', async (selector, id) => {
  const rule = {
    on: ['update'],
    filter: `_type == "post" && delta::changedAny(${selector})`,
    projection: '{ // not delta::changedAny(title)\n _id, "word": "delta::changedAny(title)"}',
  };
  const hook = await create(rule);
  const client = its.client();
  const tags = [{ _key: 'k', name: 'One', size: 1 }];
  for (const _id of ['a', 'b', 'last'])
    await client.createOrReplace({ _id, _type: 'post', title: 'One', tags });
  await client
    .transaction()
    .patch('a', { set: { 'tags[0].name': 'Two' } })
    .patch('b', { set: { title: 'Two' } })
    .commit();
  await client
    .patch('last')
    .set({ title: 'Two', tags: [{ _key: 'k', name: 'Two' }] })
    .commit();
  await expect.poll(() => JSON.stringify(receiver.received)).toContain('last');
  const heard = selector.startsWith('(') ? ['a', 'b', 'last'] : [id, 'last'];
  expect(receiver.received).toEqual(heard.map((_id) => ({ _id, word: 'delta::changedAny(title)' })));
  await request('DELETE', `/${hook.id}`);
});

test('what a change is told of looks as it does in the answer to a query', async () => {
  const projection = '{_id, "at": dateTime(at), "list": [dateTime(at)], "none": dateTime("x")}';
  const hook = await create({ projection });
  const at = '2026-01-01T00:00:00Z';
  await its.client().create({ _id: 'timed', _type: 'note', at });
  await expect.poll(() => receiver.received).toEqual([{ _id: 'timed', at, list: [at], none: null }]);
  expect(receiver.received).toEqual(await its.client().fetch(`*[_id == "timed"]${projection}`));
  await request('DELETE', `/${hook.id}`);
});

test.each([
  ['delta::changedAny(foo + 1)', 'cannot be read'],
  ['delta::changedAny(title, tags)', 'Expected 1, got 2'],
  ['_type == "post" && geo::distance(a, b) > 1', 'no function "geo::distance"'],
  ['_type == $type', '$type'],
])('a rule that cannot be evaluated is refused when a hook is made or changed: %s', async (filter, why) => {
  for (const rule of [{ filter }, { projection: `{"it": ${filter}}` }])
    await expect(create(rule)).rejects.toThrowError(why);
  const hook = await create({ filter: 'true' });
  await expect(request('PATCH', `/${hook.id}`, { rule: { filter } })).rejects.toThrowError(why);
  await request('DELETE', `/${hook.id}`);
});
