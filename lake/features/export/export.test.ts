import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { routing } from '../../kernel/http/route.ts';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { exportDocuments } from './export.ts';

let its: TestLake;
beforeAll(async () => {
  const { get } = routing<object>();
  const hasty = get('/hasty-export/:dataset', 'viewer', exportDocuments(2_000));
  its = await testLake({ plugins: [{ name: 'hasty', routes: [hasty] }] });
  const transaction = its.client().transaction();
  for (let index = 0; index < 1_234; index++)
    transaction.create({
      _id: `note-${index}`,
      _type: index % 2 ? 'odd' : 'even',
      text: 'a text\nof two lines',
    });
  transaction.create({ _id: 'drafts.note-1', _type: 'odd' });
  transaction.create({ _id: '_.releases.spring', _type: 'system.release' });
  await transaction.commit();
});
afterAll(() => its.close());

const viewer = () => ({ authorization: `Bearer ${its.lake.createToken('viewer', 'Ben')}` });
const ask = (search: string, headers = viewer()) =>
  fetch(`${its.url}/v2021-06-07/data/export/production${search}`, { headers });
const linesOf = (text: string): { _id?: string; _type?: string; nextCursor?: string }[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('every document is a line, drafts and releases too, as one moment left them', async () => {
  const answer = await ask('');
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  await its.client().create({ _id: 'zz-came-later', _type: 'even' });
  await its.client().delete('note-999');
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value;
  const ids = linesOf(text).map(({ _id }) => _id);
  expect(ids).toHaveLength(1_236);
  expect(new Set(ids).size).toBe(1_236);
  expect(ids).toEqual(expect.arrayContaining(['drafts.note-1', '_.releases.spring', 'note-999']));
  expect(linesOf(text).find(({ _id }) => _id === 'note-7')).toEqual(await its.client().getDocument('note-7'));
});

test('an export that is not read in its time lets go of what it holds, also when nobody asks for more of it', async () => {
  const asked = new Request(`${its.url}/v1/hasty-export/production`, { headers: viewer() });
  const reader = (await its.lake.handle(asked)).body?.getReader(); // which reads page by page, as somebody slow does
  await reader?.read();
  await its.client().create({ _type: 'even' });
  const database = new DatabaseSync(join(its.dataDir, 'lake.sqlite')); // which waits for nobody
  const busy = () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy;
  expect(busy()).toBe(1);
  await expect.poll(busy).toBe(0);
  database.close();
  await expect(reader?.read()).rejects.toThrow('The export was not read within 2 s');
});

test('by cursor they come in parts, each with where the next begins', async () => {
  const ids: unknown[] = [];
  let parts = 0;
  for (let cursor: string | undefined = ''; cursor !== undefined; parts++) {
    const lines = linesOf(await (await ask(`?nextCursor=${cursor}`)).text());
    cursor = lines.at(-1)?.nextCursor;
    ids.push(...lines.flatMap(({ _id = [] }) => _id));
  }
  expect(parts).toBe(2);
  expect(new Set(ids).size).toBe(await its.client().fetch('count(*)'));
});

test('only documents of the types that are named come', async () => {
  const types = linesOf(await (await ask('?types=odd,system.release')).text()).map(({ _type }) => _type);
  expect(types).toHaveLength(618);
  expect(new Set(types)).toEqual(new Set(['odd', 'system.release']));
});

test('whoever asks for the head of an export, or leaves in its midst, keeps nothing open', async () => {
  const busy = () => its.lake.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy;
  const url = `${its.url}/v2021-06-07/data/export/production`;
  expect((await fetch(url, { method: 'HEAD', headers: viewer() })).status).toBe(200);
  const left = await ask('');
  await left.body?.cancel();
  await expect.poll(busy).toBe(0);
});

test('an export that fails at a document that cannot be read keeps nothing open', async () => {
  const { database } = its.lake;
  const put = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  const body = String(database.prepare('SELECT body FROM documents WHERE id = ?').get('note-7')?.body);
  put.run('{', 'note-7');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(ask('?types=odd').then((answer) => answer.text())).rejects.toThrow();
  vi.restoreAllMocks();
  put.run(body, 'note-7');
  await its.client().create({ _type: 'even' });
  expect(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy).toBe(0);
});

test('whoever has no token exports nothing', async () => {
  expect((await ask('', {} as ReturnType<typeof viewer>)).status).toBe(401);
});

test('a document that is nested deeper than SQLite reads JSON is exported with those of its type, and others beside it', async () => {
  const { database } = its.lake;
  const put = database.prepare('UPDATE documents SET body = ? WHERE id = ?');
  const body = String(database.prepare('SELECT body FROM documents WHERE id = ?').get('note-7')?.body);
  const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
  put.run(body.replace(/}$/, `,"list":${deep}}`), 'note-7');
  const idsOf = async (type: string) =>
    linesOf(await (await ask(`?types=${type}`)).text()).map(({ _id }) => _id);
  expect(await idsOf('odd')).toContain('note-7');
  expect(await idsOf('even')).toContain('note-8');
  put.run(body, 'note-7');
});
