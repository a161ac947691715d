import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref, _weak: true });

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its
    .client()
    .transaction()
    .create({
      _id: 'a',
      _type: 'fruit',
      title: 'apple',
      body: 'pear and more',
      tags: ['red apple', 'x'],
      by: ref('p'),
    })
    .create({
      _id: 'b',
      _type: 'fruit',
      title: 'plum',
      texts: [{ spans: [{ text: 'ripe' }, { text: 'plum' }] }],
    })
    .create({ _id: 'p', _type: 'person', name: 'bob' })
    .create({ _id: 'old', _type: 'note', n: 1, body: [{ text: 'pricing' }], to: ref('a') })
    .create({ _id: 'pub1', _type: 'page', title: 'pricing', to: ref('x'), sections: [{ text: 'costs' }] })
    .create({ _id: 'two', _type: 'part', title: 'pricing of parts', kind: { _type: 'x' } })
    .commit();
  const newer = its.client().transaction();
  for (let n = 0; n < 205; n++)
    newer
      .create({ _id: `drafts.page-${n}`, _type: 'page', title: `pricing ${n}`, to: ref('x') })
      .create({ _id: `note-${n}`, _type: 'note', title: `pricing ${n}`, to: ref('y') });
  await newer.commit();
});
afterAll(() => its.close());

const ask = (query: string, params: Record<string, unknown> = {}) => its.client().fetch(query, params);

test('a search among no types finds nothing', async () => {
  const found = '[@, _id] match text::query("apple")';
  for (const types of ['_type in $types', '_type == null', '_type in [null]'])
    for (const query of [`*[${types} && ${found}]`, `*[${types}] | score(${found})[_score > 0]`])
      expect(await ask(query, { types: [] }), query).toEqual([]);
});

test('documents that a perspective does not show take no score from those that it shows', async () => {
  const readers: Parameters<TestLake['client']>[0][] = [
    { token: undefined },
    { perspective: 'published' },
    { perspective: ['r1'] },
  ];
  for (const reader of readers) {
    const client = its.client({ apiVersion: '2025-02-19', ...reader });
    const find = (score: string) =>
      client.fetch(`*[_type == "page"] | score(${score})[_score > 0] | order(_score desc)._id`);
    expect(await find('[@, _id] match text::query("pricing")')).toEqual(['pub1']);
    expect(await find('[@, _id] match text::query("nothing") || references("x")')).toEqual(['pub1']);
    expect(await find('[@, _id] match text::query("costs") || references("y")')).toEqual(['pub1']);
  }
});

test.each([
  '*[_type != "note"] | score(pricing)',
  '*[_type in ["note", "part"] && _type == "part"] | score(pricing)',
  '*[kind._type == "x"] | score(pricing)',
  '*[[@] match text::query("pricing") && _type in ["note", "part"]] | score([@, _id] match text::query("parts"))',
])('documents that the filter leaves out take no score from those that pass it: %s', async (query) => {
  const asked = query.replace('(pricing)', '([@, _id] match text::query("pricing"))');
  const found = await its
    .client({ perspective: 'published' })
    .fetch(`${asked}[_score > 0][_type == "part"]._id`);
  expect(found).toEqual(['two']);
});

test.each([
  ['title match text::query("apple -pear")', ['a']],
  ['[title, texts[0].spans[1].text] match text::query("plum")', ['b']],
  ['(title match text::query("-pear"))', ['a', 'b']],
  ['texts[].spans[].text match text::query("ripe")', ['b']],
  ['by->name match text::query("bob")', ['a']],
  ['[@, by->name] match text::query("bob")', ['a']],
  ['(lower("A") + "pple") match text::query("apple")', ['a', 'b']],
  ['*[_type == "person"].name match text::query("bob")', ['a', 'b']],
])(
  'what meets a search in another place than the document itself, or in a part of it alone, has a score: %s',
  async (search, ids) => {
    expect(await ask(`*[_type == "fruit"] | score(${search})[_score > 0] | order(_id)._id`)).toEqual(ids);
    expect(await ask(`*[_type == "fruit" && ${search}]._id`)).toEqual(ids);
  },
);

test.each([
  'body[].text match text::query("pricing")',
  'boost(n == 1 && [@, _id] match text::query("pricing"), 3)',
  'body[].text match text::query("pricing"), n == 1 && [@, _id] match text::query("pricing")',
  'references("a"), body[].text match text::query("pricing")',
  'references("a")',
])(
  'documents that hold the words where they are worth nothing take no score from those that get one: %s',
  async (score) => {
    expect(await ask(`*[_type == "note"] | score(${score})[_score > 0]._id`)).toEqual(['old']);
  },
);

test.each([
  ['*[_type == "fruit"] | score(n == 1)[[@] match text::query("apple")]._id', ['a']],
  ['*[_type == "fruit"] | score(true) | score([@] match text::query("apple"))[_score > 1]._id', ['a']],
  ['*[_type == "fruit"] | order(title desc)[0...5][[@] match text::query("apple")]._id', ['a']],
  ['*[_type == "fruit"]{"is": [@] match text::query("apple")}.is', [true, false]],
  ['*[_id == "a"]{"by": by->{"is": [@] match text::query("bob")}}.by.is', [true]],
  ['(*[_type == "fruit"].by->)[[@] match text::query("bob")]._id', ['p']],
  ['*[_id == "a"][0].tags[[@] match text::query("red")]', ['red apple']],
  ['*[_type == "fruit" && count(tags[[@] match text::query("red")]) == 1]._id', ['a']],
  [
    '*[_type == "fruit" && count([title][[@] match text::query("apple")]) == count(tags[[@] match text::query("apple")])]._id',
    ['a'],
  ],
  ['[{"title": "apple"}, {"title": "plum"}][[@] match text::query("apple")].title', ['apple']],
])(
  'whatever stands where it is asked is searched, be it a document, a copy of one or a part: %s',
  async (query, found) => {
    expect(await ask(query)).toEqual(found);
  },
);

test('a list of parameters that is searched for is asked for as any other', async () => {
  await expect(ask('*[!([@] match text::query([$nobody]))]')).rejects.toThrow('param $nobody referenced');
});
