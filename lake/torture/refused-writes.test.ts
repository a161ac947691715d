import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ClientError, ServerError } from '@sanity/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

let its: TestLake;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  its = await testLake();
  await its.client().create({ _id: 'before', _type: 'x' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await its.close();
});

/** Makes SQLite refuse every write of this connection, as it does for a file that can only be read. */
const readOnly = (isOn: boolean) => its.lake.database.exec(`PRAGMA query_only = ${isOn}`);
/** Keeps SQLite from making the file any longer, as on a disk that is full. */
const full = (isOn: boolean) => its.lake.database.exec(`PRAGMA max_page_count = ${isOn ? 1 : 4_294_967_294}`);

test.each([
  ['can only be read', readOnly, 503, 'Service Unavailable'],
  ['is full', full, 507, 'Insufficient Storage'],
] as const)(
  'while the disk %s, writes are refused in words, reads go on, and afterwards all is written again',
  async (what, set, statusCode, title) => {
    const client = its.client();
    const heard: string[] = [];
    const listening = client.listen('*[_type == "x"]').subscribe((event) => {
      if ('documentId' in event) heard.push(event.documentId);
    });
    await expect.poll(() => its.lake.listeners).toBe(1);

    set(true);
    const large = { _type: 'x', text: 'a'.repeat(2_000_000) };
    const refused = await client.create({ _id: 'meanwhile', ...large }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServerError);
    expect(refused).toMatchObject({
      statusCode,
      message: expect.stringContaining(
        `${title} - The disk of the lake ${what}: nothing of this request was written, and what is there goes on being read.`,
      ),
    });
    const action = { actionType: 'sanity.action.document.create', publishedId: 'acted' } as const;
    const acted = client.action({
      ...action,
      attributes: { ...large, _id: 'drafts.acted' },
      ifExists: 'fail',
    });
    await expect(acted).rejects.toMatchObject({ statusCode });
    // A fault of the client is still answered as one.
    await expect(client.create({ _id: 'before', _type: 'x' })).rejects.toBeInstanceOf(ClientError);
    expect(await client.fetch('*[_type == "x"]._id')).toEqual(['before']);
    expect(await client.getDocument('before')).toMatchObject({ _id: 'before' });

    set(false);
    await client.create({ _id: 'after', _type: 'x' });
    expect(await client.fetch('*[_type == "x"]._id | order(@)')).toEqual(['after', 'before']);
    await expect.poll(() => heard).toEqual(['after']);
    listening.unsubscribe();
  },
);

test('a file whose document the disk does not take is not left behind', async () => {
  readOnly(true);
  const refused = its.client().assets.upload('file', Buffer.from('bytes'), { filename: 'a.bin' });
  await expect(refused).rejects.toMatchObject({ statusCode: 503 });
  const folder = join(its.dataDir, 'assets');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  readOnly(false);
  expect(await its.client().assets.upload('file', Buffer.from('bytes'))).toMatchObject({ size: 5 });
});

test('accounts that are brought to a full disk are refused in words, all of them', async () => {
  const account = (n: number) => ({
    id: `p${n.toString(16).padStart(8, '0')}`,
    email: `${n}@corp.example`,
    name: 'a'.repeat(80),
    role: 'editor',
    joined: '2026-01-02T03:04:05.678Z',
    password: `scrypt$${'0'.repeat(32)}$${'a'.repeat(64)}`,
  });
  const accounts = Array.from({ length: 1_000 }, (_, n) => account(n));
  const bring = () => its.client().request({ method: 'POST', url: '/lake/accounts', body: { accounts } });
  full(true);
  await expect(bring()).rejects.toMatchObject({ statusCode: 507 });
  full(false);
  expect(await bring()).toEqual({ ok: true });
});
