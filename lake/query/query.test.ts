import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const client = its.client();
  const transaction = client
    .transaction()
    .create({ _id: 'b', _type: 'note', title: 'The second key', n: 2 })
    .create({ _id: 'a', _type: 'note', title: 'The first key', n: 1 })
    .create({ _id: 'c', _type: 'note', title: 'A lock', n: 3 })
    .create({ _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'active' })
    .create({ _id: 'versions.r1.c', _type: 'note', title: 'A new lock', n: 3 })
    .create({ _id: 'versions.r1.b', _type: 'note', n: 2, _system: { delete: true } });
  await transaction.commit();
  await client.patch('a').set({ n: 0 }).commit();
});
afterAll(() => its.close());

const failure = (work: Promise<unknown>) => work.then(() => '', String);

test('without an order, documents come in the order of their ids', async () => {
  expect(await its.client().fetch('*[_type == "note" && !(_id in path("versions.**"))]._id')).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a document that is asked for by its id several times comes once', async () => {
  const answer = await fetch(`${its.url}/v2025-02-19/data/doc/production/a,a,b,a,nowhere,nowhere`);
  const { documents, omitted } = await answer.json();
  expect(documents.map(({ _id }: { _id: string }) => _id)).toEqual(['a', 'b']);
  expect(omitted).toEqual([{ id: 'nowhere', reason: 'existence' }]);
});

test('parameters may stand in slices and names of fields', async () => {
  const ids = (first: number, end: number) =>
    its.client().fetch('*[_type == "note"] | order(_id) [$first...$end]._id', { first, end });
  expect([await ids(0, 1), await ids(1, 3)]).toEqual([['a'], ['b', 'c']]);
});

test('a query that cuts a list by parameters is planned for every value of the others', async () => {
  const titles = (n: number, first: number) =>
    its
      .client({ perspective: 'published' })
      .fetch('*[_type == "note" && n >= $n] | order(n) [$first...5].title', { n, first });
  expect([await titles(2, 0), await titles(3, 0), await titles(2, 1)]).toEqual([
    ['The second key', 'A lock'],
    ['A lock'],
    ['A lock'],
  ]);
});

test('a parameter that is not given and a function that is not there are named at their place', async () => {
  expect(await failure(its.client().fetch('*[_id == $nobody]'))).toMatch(
    /GROQ query parse error:\n> 1 \| \*\[_id == \$nobody\]\n {4}\| {9}\^+ param \$nobody referenced, but not provided/,
  );
  expect(await failure(its.client().fetch('*[0...$most]', { mos: 1 }))).toContain(
    'param $most referenced, but not provided',
  );
  expect(await failure(its.client().fetch('*[documents::get(a) == 1]'))).toContain(
    'no function "documents::get"',
  );
});

test('what cannot be read is said in the words of Sanity, at its place', async () => {
  const failed = its.client().fetch('*[_type == ');
  await expect(failed).rejects.toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', start: 11, end: 11 },
    message: expect.stringMatching(
      /^GROQ query parse error:\n> 1 \| .*\n.*unexpected end-of-file, expected expression/,
    ),
  });
  expect(await failure(its.client().fetch('*[_type == "note"][0...'))).toContain('unexpected end-of-file');
  expect(await failure(its.client().fetch('*[nothing(a)]'))).toMatch(
    /\n {4}\| {2}\^ Undefined function: nothing/,
  );
});

test('only lists of whole documents are scored', async () => {
  for (const list of ['*{title}', '*[0]', '*{title} | order(title)', '(*[0])']) {
    const failed = its.client().fetch(`${list} | score(n == 1)`);
    await expect(failed, list).rejects.toMatchObject({ statusCode: 400 });
  }
  expect(await its.client().fetch('count(* | order(n) [0..2] | score(n == 1))')).toBe(3);
});

test('what groq-js answers only where it may wait is answered', async () => {
  const query =
    '*[_id == "a"]{"is": diff::changedAny(@, *[_id == ^._id][0], title), "not": diff::changedOnly(@, {}, title)}';
  expect(await its.client().fetch(query)).toEqual([{ is: false, not: false }]);
  expect(await its.client().fetch('delta::operation()')).toBeNull();
});

test.each(['[', '(', '{', 'count('])(
  'a query of many "%s" within each other is refused at its place',
  async (open) => {
    const url = `${its.url}/v2023-05-03/data/query/production`;
    const query = `"[[[" + ${open.repeat(2_000)}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ query }) });
    expect(response.status).toBe(400);
    const start = 8 + 100 * open.length + open.length - 1;
    expect(await response.json()).toMatchObject({ error: { type: 'queryParseError', start } });
  },
);

test('parameters that are nested too deeply are a fault of the query, too', async () => {
  const body = `{"query": "$p", "params": {"p": ${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  const headersOfAll: HeadersInit[] = [{}, { authorization: 'Bearer administrator-of-a-test' }];
  for (const headers of headersOfAll) {
    const url = `${its.url}/v2023-05-03/data/query/production`;
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(400);
  }
});

test('a query that is deep without brackets is a fault of the query, not of the lake', async () => {
  for (const query of [`${'!'.repeat(30_000)}a`, `{}${'{...}'.repeat(9_000)}`, `a${'->b'.repeat(9_000)}`]) {
    const failed = its.client().fetch(query);
    await expect(failed, query.slice(0, 9)).rejects.toMatchObject({ statusCode: 400 });
  }
});

test('a long query is posted, and an answer holds its query, time and tags unless told otherwise', async () => {
  const long = `*[_id == $id && title != "${'x'.repeat(12_000)}"][0].title`;
  expect(await its.client().fetch(long, { id: 'a' })).toBe('The first key');
  const answer = await its.client().fetch('*[_id == "a"].n', {}, { filterResponse: false });
  expect(answer).toEqual({
    query: '*[_id == "a"].n',
    result: [0],
    ms: expect.any(Number),
    syncTags: ['s2:d.a'],
  });
  const mute = await its.client().fetch('1', {}, { filterResponse: false, returnQuery: false });
  expect(mute).not.toHaveProperty('query');
});

test('the text of a document is searched as the Studio does, with scores', async () => {
  const search = `*[_type == "note" && [@, _id] match text::query($words)]
    | score(boost(title match text::query($first), 3)) | order(_score desc, _id) {_id, _score}`;
  expect(
    await its.client({ perspective: 'published' }).fetch(search, { words: 'k* the', first: 'first' }),
  ).toEqual([
    { _id: 'a', _score: expect.any(Number) },
    { _id: 'b', _score: 0 },
  ]);
});

test('a search finds the documents that hold all of its words, also in capitals and beyond the fields that are scored', async () => {
  const search = `*[_type in $types] | score(boost(title match text::query($words), 3), [@, _id] match text::query($words))
    [_score > 0] {_id} | order(_score desc)`;
  const find = (words: string) =>
    its
      .client({ perspective: 'published' })
      .fetch<{ _id: string }[]>(search, { types: ['note'], words })
      .then((found) => found.map(({ _id }) => _id));
  expect(await find('FIRST key')).toEqual(['a']);
  expect(await find('first lock')).toEqual([]);
  expect(await find('key note*')).toEqual(['a', 'b']); // "note" is their type
  expect(await find('ke')).toEqual([]);
  // As the Studio passes on what somebody has typed there.
  expect([await find('"first key"'), await find('"key first"')]).toEqual([['a'], []]);
  expect([await find('key* -first'), await find('-key'), await find('-"first key" the*')]).toEqual([
    ['b'],
    ['c'],
    ['b'],
  ]);
  expect((await find('*')).toSorted()).toEqual(['a', 'b', 'c']);
});

test('a list in which nobody searches shows every document, as the Studio asks for it', async () => {
  const list = `// findability-source: list
*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == $type)]
  {_type, _id, _originalId, "orderings": [_updatedAt]} | order(orderings[0] desc) [0...$__limit]`;
  const params = { __types: ['note'], __limit: 101, __query: '*', __rawQuery: '', type: 'note' };
  const all = await its.client().fetch('count(*[_type == "note"])', {}, { perspective: 'drafts' });
  expect(await its.client().fetch(list, params, { perspective: 'drafts' })).toHaveLength(all);
});

test('a release is read through its perspective, over drafts and published documents', async () => {
  const client = its.client({ apiVersion: '2025-02-19' });
  const titles = await client.fetch('*[_type == "note"].title', {}, { perspective: ['r1', 'drafts'] });
  expect(titles).toEqual(['The first key', 'A new lock']);
  expect(await client.fetch('releases::all()[state == "active"].name')).toEqual(['r1']);
  const ofRelease = '*[sanity::partOfRelease($release)]._id';
  expect(await client.fetch(ofRelease, { release: '_.releases.r1' })).toEqual([
    'versions.r1.b',
    'versions.r1.c',
  ]);
});

test('a perspective that is limited to some documents shows of all others what is published', async () => {
  const client = its.client({ apiVersion: '2025-02-19' });
  await its.client().create({ _id: 'drafts.a', _type: 'note', title: 'The draft of a' });
  await its.client().create({ _id: 'drafts.alone', _type: 'note', title: 'A draft alone' });
  const titles = (...ids: string[]) =>
    client.fetch(
      '*[_type == "note"].title',
      {},
      { perspective: ['r1', 'drafts', ...ids.map((id) => `only:${id}`)] },
    );
  const published = await client.fetch('*[_type == "note"].title', {}, { perspective: 'published' });
  expect(await titles('none')).toEqual(published);
  expect(await titles('a')).toEqual(['The draft of a', ...published.slice(1)]);
  expect(await titles('a', 'alone')).toEqual(['The draft of a', 'A draft alone', ...published.slice(1)]);
  const counted = 'count(*[_type == "note" && title match "draft"])';
  expect(await client.fetch(counted, {}, { perspective: ['drafts', 'only:a'] })).toBe(1);
  await its.client().delete({ query: '*[_id in ["drafts.a", "drafts.alone"]]' });
});

test('the perspective is raw for versions of the API before 2025-02-19, and published from then on', async () => {
  await its.client().create({ _id: 'drafts.of-a-test', _type: 'note' });
  const ids = (apiVersion: string) =>
    its.client({ apiVersion, perspective: undefined }).fetch('*[_type == "note"]._id');
  expect([await ids('2023-05-03'), await ids('X')]).toEqual([
    ['a', 'b', 'c', 'drafts.of-a-test'],
    ['a', 'b', 'c'],
  ]);
  await its.client().delete('drafts.of-a-test');
});

test('versions of the API before 2025-02-19 find no versions of documents, and look through one layer', async () => {
  const [old, present] = ['2023-05-03', '2025-02-19'].map((apiVersion) => its.client({ apiVersion }));
  const found = '*[_id in path("versions.**")]._id';
  expect(await present?.fetch(found)).toEqual(['versions.r1.b', 'versions.r1.c']);
  expect(await old?.fetch(found)).toEqual([]);
  expect(await old?.fetch('count(*[_id in path("versions.**")])')).toBe(0);
  for (const perspective of [['r1'], ['r1', 'drafts'], ['drafts', 'published']])
    await expect(old?.fetch('*', {}, { perspective }), perspective.join()).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Complex perspectives are not supported'),
    });
  for (const perspective of ['raw', 'published', 'drafts', ['drafts']] as const)
    await old?.fetch(
      '*[0]',
      {},
      { perspective: typeof perspective === 'string' ? perspective : [...perspective] },
    );
});

test('the client is told where each part of a result comes from, drafts by their own ids', async () => {
  const client = its.client({ perspective: 'drafts', resultSourceMap: 'withKeyArraySelector' });
  const query = '*[_id == "a"][0]{title, "type": _type}';
  const { result, resultSourceMap } = await client.fetch(query, {}, { filterResponse: false });
  const [document] = resultSourceMap?.documents ?? [];
  expect(document).toMatchObject({ _type: 'note' });
  expect(resultSourceMap?.mappings["$['title']"]).toEqual({
    type: 'value',
    source: { type: 'documentValue', document: 0, path: 0 },
  });
  expect(result.title).toEqual(expect.any(String));
  expect(await its.client().fetch(query, {}, { filterResponse: false })).not.toHaveProperty(
    'resultSourceMap',
  );
});
