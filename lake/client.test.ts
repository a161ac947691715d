import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from './lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error,
  );

test('a path under a method that it is not answered for says for which it is', async () => {
  const answer = await fetch(`${its.url}/v1/data/query/production`, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(await answer.json()).toEqual({
    statusCode: 405,
    error: 'Method Not Allowed',
    message: 'The lake does not answer DELETE /data/query/production, only GET, HEAD, POST.',
  });
  expect((await fetch(`${its.url}/v1/data/nothing`, { method: 'DELETE' })).status).toBe(404);
});

test('a document is created, fetched by parameters, patched and deleted', async () => {
  const client = its.client();
  await client.create({ _id: 'a', _type: 'page', title: 'A', path: { current: '/a' } });
  expect(
    await client.fetch('*[_type == $type && path.current == $path][0].title', { type: 'page', path: '/a' }),
  ).toBe('A');
  const patched = await client
    .patch('a')
    .set({ title: 'B' })
    .setIfMissing({ tags: [] })
    .append('tags', ['x'])
    .commit();
  expect(patched).toMatchObject({
    title: 'B',
    tags: ['x'],
    _createdAt: expect.any(String),
    _rev: expect.any(String),
  });
  expect(await client.getDocument('a')).toMatchObject({ title: 'B' });
  await client.delete('a');
  expect(await client.getDocument('a')).toBeUndefined();
});

test('a transaction is done as a whole or not at all', async () => {
  const client = its.client();
  const error = await failure(
    client
      .transaction()
      .create({ _id: 'half', _type: 'x' })
      .patch('nowhere', { set: { a: 1 } })
      .commit(),
  );
  expect(error).toMatchObject({ statusCode: 409 });
  expect(error.message).toContain('"nowhere" was not found');
  expect(await client.getDocument('half')).toBeUndefined();
});

test('a patch of an old revision is refused with the present one', async () => {
  const client = its.client();
  const { _rev } = await client.createOrReplace({ _id: 'revised', _type: 'x', n: 1 });
  await client.patch('revised').inc({ n: 1 }).commit();
  const error = await failure(client.patch('revised').ifRevisionId(_rev).set({ n: 9 }).commit());
  expect(error.statusCode).toBe(409);
  expect(error.details.items[0].error.type).toBe('documentRevisionIDDoesNotMatchError');
});

test('creating twice is refused, and a dry run changes nothing', async () => {
  const client = its.client();
  await client.create({ _id: 'once', _type: 'x' });
  expect((await failure(client.create({ _id: 'once', _type: 'x' }))).message).toContain('exists already');
  await client.create({ _id: 'never', _type: 'x' }, { dryRun: true });
  expect(await client.getDocument('never')).toBeUndefined();
});

test('a document is replaced by one of another type as if it were deleted and made anew, unless others refer to it', async () => {
  const client = its.client();
  await client.create({ _id: 'turned', _type: 'x', _createdAt: '2020-01-01T00:00:00Z', n: 1 });
  const same = await client.createOrReplace({ _id: 'turned', _type: 'x', n: 2 });
  expect(same._createdAt).toBe('2020-01-01T00:00:00Z');
  const other = await client.createOrReplace({ _id: 'turned', _type: 'y' });
  expect(other).toMatchObject({ _type: 'y', _createdAt: other._updatedAt });
  expect(other).not.toHaveProperty('n');
  expect(await client.fetch('[count(*[_type == "x" && _id == "turned"]), *[_type == "y"]._id]')).toEqual([
    0,
    ['turned'],
  ]);
  await client.create({ _id: 'turner', _type: 'x', to: { _type: 'reference', _ref: 'turned' } });
  const refused = await failure(client.createOrReplace({ _id: 'turned', _type: 'x' }));
  expect([refused.statusCode, refused.details.items[0].error.type]).toEqual([
    409,
    'documentHasExistingReferencesError',
  ]);
  expect(refused.message).toContain(
    '"turned" is a "y" and cannot become a "x" because 1 other document refers to it: "turner"',
  );
  await client.createOrReplace({ _id: 'turned', _type: 'y', n: 3 });
  await client.delete('turner');
});

test('a strong reference needs its target, and keeps it from being deleted', async () => {
  const client = its.client();
  const refer = (extra = {}) => ({ _type: 'reference', _ref: 'target', ...extra });
  expect((await failure(client.create({ _id: 'from', _type: 'x', to: refer() }))).message).toContain(
    '"target", which does not exist',
  );
  await client.create({ _id: 'weak', _type: 'x', to: refer({ _weak: true }) });
  await client
    .transaction()
    .create({ _id: 'from', _type: 'x', to: refer() })
    .create({ _id: 'target', _type: 'x' })
    .commit();
  expect((await failure(client.delete('target'))).message).toContain('"from"');
  await client.transaction().delete('from').delete('target').commit();
  expect(await client.getDocument('weak')).toMatchObject({ to: { _ref: 'target' } });
});

test('a fault in a query is shown at its place', async () => {
  const error = await failure(its.client().fetch('*[_type == ]'));
  expect(error.statusCode).toBe(400);
  expect(error.message).toMatch(/GROQ query parse error:\n> 1 \| \*\[_type == \]\n {4}\|/);
});

test('perspectives show drafts over published documents, or those alone', async () => {
  const client = its.client();
  await client.create({ _id: 'p', _type: 'seen', title: 'published' });
  await client.create({ _id: 'drafts.p', _type: 'seen', title: 'draft' });
  await client.create({ _id: 'drafts.q', _type: 'seen', title: 'new' });
  const titles = (perspective: 'raw' | 'published' | 'drafts') =>
    client.fetch('*[_type == "seen"] | order(title).title', {}, { perspective });
  expect(await titles('raw')).toEqual(['draft', 'new', 'published']);
  expect(await titles('published')).toEqual(['published']);
  expect(await titles('drafts')).toEqual(['draft', 'new']);
  const one = await client.fetch('*[_id == "p"][0]{_id, _originalId}', {}, { perspective: 'drafts' });
  expect(one).toEqual({ _id: 'p', _originalId: 'drafts.p' });
});

test('a visitor without a token reads published documents and nothing else', async () => {
  const visitor = its.client({ token: undefined });
  expect(await visitor.fetch('*[_type == "seen"].title')).toEqual(['published']);
  expect(await visitor.getDocument('drafts.p')).toBeUndefined();
  expect((await failure(visitor.create({ _type: 'x' }))).statusCode).toBe(401);
  expect((await failure(its.client({ token: 'wrong' }).fetch('*'))).statusCode).toBe(401);
});

test('a viewer reads drafts and cannot write; an editor can', async () => {
  const viewer = its.client({ token: its.lake.createToken('viewer', 'Vera') });
  expect(await viewer.fetch('count(*[_id in path("drafts.**")])')).toBe(2);
  const error = await failure(viewer.create({ _type: 'x' }));
  expect([error.statusCode, error.message]).toEqual([
    403,
    expect.stringContaining('"Vera" has the role "viewer"'),
  ]);
  expect(
    await its.client({ token: its.lake.createToken('editor', 'Ed') }).create({ _type: 'x' }),
  ).toMatchObject({ _type: 'x' });
});

test('a listener hears what appears, changes and disappears, with the result', async () => {
  const client = its.client();
  const heard: [string | undefined, unknown][] = [];
  const subscription = client
    .listen('*[_type == "heard" && n > 0]', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) =>
      heard.push(event.type === 'mutation' ? [event.transition, event.result?.n] : [event.type, 0]),
    );
  await expect.poll(() => heard).toEqual([['welcome', 0]]);
  await client.create({ _id: 'h', _type: 'heard', n: 1 });
  await client.patch('h').set({ n: 2 }).commit();
  await client.create({ _type: 'other', n: 1 });
  await client.patch('h').set({ n: 0 }).commit();
  await expect
    .poll(() => heard.slice(1))
    .toEqual([
      ['appear', 1],
      ['update', 2],
      ['disappear', 0],
    ]);
  subscription.unsubscribe();
});

test('live events carry the tags of the queries whose results change, also to visitors', async () => {
  const client = its.client();
  await client.create({ _id: 'tagged', _type: 'page', path: { current: '/tagged' } });
  const { syncTags = [] } = await client.fetch(
    '*[_type == "page" && path.current == "/tagged"][0]',
    {},
    { filterResponse: false },
  );
  const events: { type: string; tags?: string[] }[] = [];
  const subscription = its
    .client({ token: undefined })
    .live.events()
    .subscribe((event) => events.push(event));
  await expect.poll(() => events.length).toBe(1);
  await client.create({ _id: 'drafts.tagged', _type: 'page', path: { current: '/tagged' } });
  await client.patch('tagged').set({ title: 'x' }).commit();
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]?.tags).toEqual(expect.arrayContaining(syncTags));
  subscription.unsubscribe();
});

test('live events go on after the last one that was seen, and say when they cannot', async () => {
  const client = its.client();
  const first = async (last: string | null) => {
    const stop = new AbortController();
    const response = await fetch(`${its.url}/v2023-05-03/data/live/events/production`, {
      headers: last === null ? {} : { 'Last-Event-ID': last },
      signal: stop.signal,
    });
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes(last === null ? 'welcome' : 'missed-by-a-reader') || text.includes('restart')) break;
    }
    stop.abort();
    return text;
  };
  const [, seen = ''] = /id: (\S+)/.exec(await first(null)) ?? [];
  await client.create({ _id: 'missed-by-a-reader', _type: 'x' });
  expect(await first(seen)).toMatch(/event: welcome[\s\S]*s2:d\.missed-by-a-reader/);
  expect(await first('999999')).toContain('event: restart');
});

test('a page of another origin is refused, one of the site is not', async () => {
  const ask = (origin: string) =>
    fetch(`${its.url}/v1/data/query/production?query=1`, { headers: { origin } });
  expect((await ask('https://evil.example')).status).toBe(403);
  const allowed = await ask('http://localhost:3000');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'http://localhost:3000',
  ]);
});

test('a document is read with its draft and versions when they are asked for', async () => {
  const client = its.client();
  for (const _id of ['all', 'drafts.all', 'versions.r1.all']) await client.create({ _id, _type: 'x' });
  const ids = async (id: string) =>
    (await client.getDocument(id, { includeAllVersions: true })).map(({ _id }) => _id).sort();
  expect(await ids('all')).toEqual(['all', 'drafts.all', 'versions.r1.all']);
  expect(await ids('drafts.all')).toEqual(['all', 'drafts.all', 'versions.r1.all']);
  expect(await ids('nothing-of-all')).toEqual([]);
  const asVisitor = await fetch(`${its.url}/v1/data/doc/production/all?includeAllVersions=true`);
  expect(await asVisitor.json()).toEqual({
    documents: [expect.objectContaining({ _id: 'all' })],
    omitted: [],
  });
});

test('what the lake does not know is answered in words and written down', async () => {
  const response = await fetch(`${its.url}/v2023-05-03/data/nothing/production`);
  expect(response.status).toBe(404);
  expect((await response.json()).message).toContain('lake/routes.ts');
});
