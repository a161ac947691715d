import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const refusal = (
  work: Promise<unknown>,
): Promise<{ statusCode: number; type: string; description: string }> =>
  work.then(
    () => Promise.reject(new Error('This should have been refused.')),
    ({ statusCode, details }) => ({ statusCode, ...details.items[0].error }),
  );

test('splice puts items where it is told, and takes away as many as it is told', async () => {
  const client = its.client();
  const after = async (...[start, count]: [number, number]) => {
    await client.createOrReplace({ _id: 'spliced', _type: 'x', list: [1, 2, 3] });
    return (await client.patch('spliced').splice('list', start, count, [9]).commit()).list;
  };
  expect(await after(0, 0)).toEqual([9, 1, 2, 3]);
  expect(await after(1, 0)).toEqual([1, 9, 2, 3]);
  expect(await after(3, 0)).toEqual([1, 2, 3, 9]);
  expect(await after(1, 2)).toEqual([1, 9]);
});

test('a patch that would keep everybody waiting is refused, and one that names as much by a range is done', async () => {
  const client = its.client();
  const list = Array.from({ length: 6_000 }, (_, index) => ({ _key: `k${index}` }));
  await client.createOrReplace({ _id: 'long', _type: 'x', list });
  const each = Object.fromEntries(list.map(({ _key }) => [`list[_key=="${_key}"].n`, 1]));
  expect(await refusal(client.patch('long').set(each).commit())).toMatchObject({
    statusCode: 400,
    description: expect.stringContaining('It names too many places one by one'),
  });
  const compared = `list[${list.slice(0, 600).map(({ _key }) => `"${_key}"==_key`)}].n`;
  expect(
    await refusal(
      client
        .patch('long')
        .set({ [compared]: 1 })
        .commit(),
    ),
  ).toMatchObject({
    statusCode: 400,
    description: expect.stringContaining('look at more than 2000000 values'),
  });
  const { list: done } = await client.patch('long').set({ 'list[0:4000000].n': 1 }).commit();
  expect(done).toEqual(list.map(({ _key }) => ({ _key, n: 1 })));
});

test('a release is changed by its actions alone, unless by an administrator', async () => {
  const release = { _id: '_.releases.r2', _type: 'system.release', name: 'r1', state: 'scheduled' };
  const editor = its.client({ token: its.lake.createToken('editor', 'Mara') });
  for (const attempt of [
    () => editor.create(release),
    () => editor.patch({ query: '*[_type == "system.release"]' }).set({ name: 'r1' }).commit(),
    () => editor.delete('_.releases.r2'),
  ]) {
    const { statusCode, description } = await refusal(attempt());
    expect([statusCode, description]).toEqual([403, expect.stringContaining('sanity.action.release')]);
    await its.client().createIfNotExists(release);
  }
  await its.client().delete('_.releases.r2');
});

test('nothing is put where it would be published as a release or as what defines a variant, unless by an administrator', async () => {
  const editor = its.client({ token: its.lake.createToken('editor', 'Mara') });
  const layers = ['drafts.', 'versions.r1.', 'versions.r1.drafts.', 'versions.r1.versions.r2.'];
  const ids = layers.flatMap((layer) => [`${layer}_.releases.r2`, `${layer}_.variants.vip`]);
  for (const _id of ['_.variants.vip', ...ids]) {
    const system = { _id, _type: 'system.release', state: 'scheduled' };
    expect(await refusal(editor.createOrReplace(system)), _id).toMatchObject({
      statusCode: 403,
      description: expect.stringContaining('sanity.action.variant'),
    });
    await its.client().create(system);
    expect(await refusal(editor.delete(_id)), _id).toMatchObject({ statusCode: 403 });
    await its.client().delete(_id);
  }
  for (const _id of ['drafts.a._.b', 'versions._.releases.r2', '_a.releases.r2'])
    expect(await editor.create({ _id, _type: 'x' }), 'that begins with no "_."').toMatchObject({ _id });
});

test('documents are patched and deleted by a query', async () => {
  const client = its.client();
  await client
    .transaction()
    .create({ _id: 'q1', _type: 'queried', n: 1 })
    .create({ _id: 'q2', _type: 'queried', n: 2 })
    .commit();
  await client.patch({ query: '*[_type == "queried"]' }).inc({ n: 10 }).commit({ returnDocuments: false });
  expect(await client.fetch('*[_type == "queried"].n')).toEqual([11, 12]);
  await client.delete({ query: '*[_type == "queried" && n > $n]', params: { n: 11 } });
  expect(await client.fetch('*[_type == "queried"]._id')).toEqual(['q1']);
});

test('a query of a mutation finds versions of documents since there are releases, and none before', async () => {
  const of = (apiVersion: string) => its.client({ apiVersion });
  const found = () => of('2025-02-19').fetch('*[_type == "versioned"]{_id, n}');
  for (const _id of ['drafts.v', 'v', 'versions.r1.v'])
    await of('1').create({ _id, _type: 'versioned', n: 0 });
  const patch = (apiVersion: string) =>
    of(apiVersion)
      .patch({ query: '*[_type == "versioned"]' })
      .inc({ n: 1 })
      .commit({ returnDocuments: false });
  await patch('2023-05-03');
  const expected = (...counts: number[]) =>
    counts.map((n, at) => ({ _id: ['drafts.v', 'v', 'versions.r1.v'][at], n }));
  expect(await found()).toEqual(expected(1, 1, 0));
  await patch('2025-02-19');
  expect(await found()).toEqual(expected(2, 2, 1));
  await of('2023-05-03').delete({ query: '*[_type == "versioned"]' });
  expect(await found()).toEqual([{ _id: 'versions.r1.v', n: 1 }]);
  await of('2025-02-19').delete({ query: '*[_type == "versioned"]' });
  expect(await found()).toEqual([]);
});

test('a query of a mutation finds what is there when it is carried out, whoever else writes', async () => {
  const client = its.client();
  const ids = Array.from({ length: 20 }, (_, n) => `once${n}`);
  const made = client.transaction();
  for (const _id of ids) made.create({ _id, _type: 'once', n: 0 });
  await made.commit();
  const query = '*[_type == "once" && n == 0][0...5]';
  const patch = () => client.patch({ query }).inc({ n: 1 }).commit({ returnDocuments: false });
  await Promise.all(ids.map(patch));
  expect(await client.fetch('array::unique(*[_type == "once"].n)')).toEqual([1]);
});

test('later mutations of a transaction see earlier ones, and all get the transaction as their revision', async () => {
  const client = its.client();
  const { transactionId } = await client
    .transaction()
    .createIfNotExists({ _id: 'seen', _type: 'x', n: 1 })
    .createIfNotExists({ _id: 'seen', _type: 'x', n: 5 })
    .patch('seen', { inc: { n: 1 }, setIfMissing: { list: [] } })
    .patch('seen', { insert: { after: 'list[-1]', items: [{ text: 'a' }] } })
    .transactionId('chosen-by-the-client')
    .commit({ autoGenerateArrayKeys: true });
  const document = await client.getDocument('seen');
  expect(transactionId).toBe('chosen-by-the-client');
  expect(document).toMatchObject({
    n: 2,
    _rev: transactionId,
    list: [{ _key: expect.any(String), text: 'a' }],
  });
});

test('an id is made for a document that has none, and kept for one that ends with a dot', async () => {
  const client = its.client();
  expect((await client.create({ _type: 'x' }))._id).toMatch(/^[0-9a-f-]{36}$/);
  expect((await client.create({ _id: 'drafts.', _type: 'x' }))._id).toMatch(/^drafts\.[0-9a-f-]{36}$/);
});

test('the fields of the lake are its own', async () => {
  const client = its.client();
  const made = await client.create({
    _id: 'own',
    _type: 'x',
    _rev: 'mine',
    _createdAt: '2020-01-01T00:00:00Z',
  });
  expect(made).toMatchObject({ _createdAt: '2020-01-01T00:00:00Z', _rev: expect.not.stringMatching('mine') });
  const patched = await client.patch('own').set({ _createdAt: 'never', _rev: 'mine', _id: 'other' }).commit();
  expect(patched).toMatchObject({ _id: 'own', _createdAt: '2020-01-01T00:00:00Z' });
});

test('what Sanity refuses is refused with the same words for the same faults', async () => {
  const client = its.client();
  await client.create({ _id: 'there', _type: 'x' });
  const cases: [Promise<unknown>, number, string][] = [
    [client.create({ _id: 'there', _type: 'x' }), 409, 'documentAlreadyExistsError'],
    [client.patch('nowhere').set({ a: 1 }).commit(), 409, 'documentNotFoundError'],
    [
      client.patch('there').ifRevisionId('old').set({ a: 1 }).commit(),
      409,
      'documentRevisionIDDoesNotMatchError',
    ],
    [client.patch('there').set({ _type: 'y' }).commit(), 409, 'immutableTypeError'],
    [client.patch('there').unset(['_type']).commit(), 409, 'immutableTypeError'],
    [
      client.create({ _id: 'from', _type: 'x', to: { _ref: 'nowhere' } }),
      409,
      'documentReferenceDoesNotExistError',
    ],
    [client.create({ _id: 'ä', _type: 'x' }), 400, 'validationError'],
  ];
  for (const [work, statusCode, type] of cases)
    expect(await refusal(work)).toMatchObject({ statusCode, type });
});

test('a reference may be weak, to another dataset, or strengthened later; a draft minds its strong ones as well', async () => {
  const client = its.client();
  const to = { _type: 'reference', _ref: 'not-yet' };
  await client.create({ _id: 'loose', _type: 'x', to: [{ ...to, _key: 'a', _weak: true }] });
  await client.create({ _type: 'x', to: { ...to, _weak: true, _strengthenOnPublish: { type: 'x' } } });
  await client.create({ _type: 'x', to: { ...to, _dataset: 'other' } });
  const elsewhere = { _type: 'globalDocumentReference', _ref: 'media-library:mlOurs:picture' };
  await client.create({ _type: 'x', to: elsewhere });
  expect((await refusal(client.create({ _id: 'drafts.loose', _type: 'x', to }))).description).toContain(
    '"not-yet"',
  );
});

test('a visibility that there is none of is refused', async () => {
  const client = its.client();
  for (const visibility of ['sync', 'async', 'deferred'] as const)
    await client.create({ _type: 'x' }, { visibility });
  const url = `${its.url}/v1/data/mutate/production?visibility=bogus`;
  const headers = { authorization: 'Bearer administrator-of-a-test' };
  const body = JSON.stringify({ mutations: [{ create: { _id: 'bogus', _type: 'x' } }] });
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(400);
  expect(await client.getDocument('bogus')).toBeUndefined();
});

const post = async (mutations: unknown[], query = '', more = {}) => {
  const answer = await fetch(`${its.url}/v2025-02-19/data/mutate/production${query}`, {
    method: 'POST',
    headers: { authorization: 'Bearer administrator-of-a-test' },
    body: JSON.stringify({ mutations, ...more }),
  });
  return { status: answer.status, body: await answer.json() };
};

test.each([
  [{ bogus: { id: 'malformed' } }, '"bogus"'],
  [{ patch: { id: 'malformed' }, bogus: {} }, '"bogus"'],
  [{ patch: { id: 'malformed', bogus: { n: 1 } } }, '"bogus"'],
  [{ patch: { id: 'malformed', set: 3 } }, '"set"'],
  [{ patch: { id: 'malformed', inc: [1] } }, '"inc"'],
  [{ patch: { id: 'malformed', diffMatchPatch: null } }, '"diffMatchPatch"'],
  [{ patch: { id: 'malformed', unset: 'n' } }, '"unset"'],
  [{ patch: { id: 'malformed', insert: 'n' } }, '"insert"'],
  [{ patch: { id: 'malformed', ifRevisionID: 7, set: {} } }, '"ifRevisionID"'],
  [{ patch: { query: 7, set: {} } }, '"query"'],
  [{ delete: { query: '*[_id == $id]', params: 'malformed' } }, '"params"'],
  [{ delete: { id: [1, null] } }, '"id"'],
  [{ delete: { id: 'malformed', set: {} } }, '"set"'],
  [{ patch: { id: 'malformed', inc: { n: '1' } } }, '"inc" of "n" must be a number, not "1"'],
  [{ patch: { id: 'malformed', dec: { 'items[*].n': {} } } }, '"dec" of "items[*].n"'],
  [{ patch: { id: 'malformed', dec: { n: null } } }, '"dec" of "n"'],
  [{ patch: { id: 'malformed', diffMatchPatch: { n: 1 } } }, '"diffMatchPatch" of "n"'],
  [{ patch: { id: 'malformed', insert: { after: 'items[-1]', items: 'x' } } }, '"items", a list, not "x"'],
  [{ patch: { id: 'malformed', insert: { items: [] } } }, 'before, after, replace'],
  [{ patch: { id: 'malformed', set: { n: 1e308 }, inc: { n: 1e308 } } }, 'The number at "n"'],
  [{ createOrReplace: { _id: 'malformed', _type: 'x', _createdAt: 'hello' } }, '"_createdAt"'],
  [
    { createOrReplace: { _id: 5, _type: 'x' } },
    'The "_id" of the document of mutation 0 must be a text, not 5',
  ],
  [{ create: { _type: '' } }, 'needs a "_type", a text that is not empty'],
  [{ create: { _type: 'x', _createdAt: '2026-02-31T12:00:00Z' } }, 'must be a moment that exists'],
  [{ create: { _type: 'x', _createdAt: '2026-01-31' } }, 'must be a moment that exists'],
])('%j is refused with the name of what is wrong in it', async (mutation, named) => {
  const malformed = { _id: 'malformed', _type: 'x', n: 1 };
  const before = await its.client().createOrReplace(malformed);
  const { status, body } = await post([mutation]);
  expect([status, body.error?.description]).toEqual([400, expect.stringContaining(named)]);
  expect(await its.client().getDocument('malformed')).toEqual(before);
});

test.each([
  '{"create": {"_id": "endless", "_type": "x", "rows": [{"n": [1, 1e999]}]}}',
  '{"create": {"_id": "endless", "_type": "x"}}, {"patch": {"id": "endless", "set": {"rows": [{"n": [1, 1e999]}]}}}',
])('digits that no number can hold are refused by the name of their place: %s', async (mutations) => {
  const answer = await fetch(`${its.url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer administrator-of-a-test' },
    body: `{"mutations": [${mutations}]}`,
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('rows[0].n[1]')]);
  expect(await its.client().getDocument('endless')).toBeUndefined();
});

test('the id of a transaction may stand in the address', async () => {
  const mutations = [{ createOrReplace: { _id: 'addressed', _type: 'x' } }];
  expect(await post(mutations, '?transactionId=in-the-address')).toMatchObject({
    status: 200,
    body: { transactionId: 'in-the-address' },
  });
  expect(await its.client().getDocument('addressed')).toMatchObject({ _rev: 'in-the-address' });
  expect((await post(mutations, '?transactionId=in-the-address')).status).toBe(409);
  const error = { message: expect.stringContaining('"transactionId" must be a text, not 7') };
  expect(await post(mutations, '', { transactionId: 7 })).toMatchObject({ status: 400, body: error });
});

test('a transaction is done once', async () => {
  const client = its.client();
  const once = () => client.transaction().create({ _type: 'x' }).transactionId('just-once').commit();
  await once();
  await expect(once()).rejects.toMatchObject({ statusCode: 409 });
  const broken = client.transaction().create({ _type: 'x' }).transactionId('a\nevent: forged').commit();
  await expect(broken).rejects.toMatchObject({ statusCode: 400 });
});
