import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { openStore } from '../../kernel/store/store.ts';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const draw = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const upload = async (sort: 'image' | 'file', bytes: Buffer, filename = 'a.png') => {
  const asset = await its.client().assets.upload(sort, bytes, { filename });
  return { id: asset._id, address: its.url + new URL(asset.url).pathname };
};
const statusOf = async (address: string) => (await fetch(address)).status;
const remove = (sort: string, id: string, client = its.client()) =>
  client.request({ method: 'DELETE', url: `/assets/${sort}/production/${id}` });
const filesIn = (folder: string) => readdirSync(join(its.dataDir, folder));

test('a picture that is deleted is taken away at once, with all sizes that were made of it', async () => {
  const { id, address } = await upload('image', await draw('#0a6c66'));
  const kept = await upload('image', await draw('#ff8800'));
  for (const one of [address, kept.address]) expect(await statusOf(`${one}?w=10`)).toBe(200);
  expect(filesIn('transforms')).toHaveLength(2);
  expect(await remove('images', id)).toEqual({ id, deleted: true });
  expect([await statusOf(address), await statusOf(`${address}?w=10`)]).toEqual([404, 404]);
  expect(filesIn('assets').filter((name) => id.includes(name.slice(0, 40)))).toEqual([]);
  expect(filesIn('transforms')).toHaveLength(1);
  expect(await statusOf(kept.address)).toBe(200);
  expect(await its.client().getDocument(id)).toBeUndefined();
});

test('an asset that a document refers to stays, until nothing refers to it', async () => {
  const { id, address } = await upload('file', Buffer.from('referred to'));
  await its
    .client()
    .create({ _id: 'page', _type: 'page', file: { asset: { _type: 'reference', _ref: id } } });
  await expect(remove('files', id)).rejects.toMatchObject({ statusCode: 409 });
  expect(await statusOf(address)).toBe(200);
  await its.client().delete('page');
  await remove('files', id);
  expect(await statusOf(address)).toBe(404);
});

test('the file goes by whichever way its document is deleted, and comes back when it is uploaded again', async () => {
  const bytes = Buffer.from('there and back');
  const { id, address } = await upload('file', bytes);
  await its.client().delete({ query: '*[_id == $id]', params: { id } });
  expect(await statusOf(address)).toBe(404);
  await upload('file', bytes);
  expect(await (await fetch(address)).text()).toBe('there and back');
});

test('bytes that are a picture and a file as well stay for the one when the other is deleted', async () => {
  const bytes = await draw('#123456');
  const [image, file] = [await upload('image', bytes), await upload('file', bytes)];
  await remove('files', file.id);
  expect(await statusOf(image.address)).toBe(200);
  await remove('images', image.id);
  expect(await statusOf(image.address)).toBe(404);
});

test('bytes that lie under two endings go by each of them, with what was made of the picture', async () => {
  const bytes = await draw('#654321');
  const [image, file] = [await upload('image', bytes), await upload('file', bytes, 'a.bin')];
  const sha1 = image.id.split('-')[1] ?? '';
  expect(await statusOf(`${image.address}?w=10`)).toBe(200);
  await remove('images', image.id);
  const named = (name: string) => name.startsWith(sha1);
  expect(filesIn('assets').filter(named)).toEqual([`${sha1}.bin`]);
  expect(filesIn('transforms').filter(named)).toEqual([]);
  const inFiles = (ending: string) => `${its.url}/files/tessera/production/${sha1}.${ending}`;
  expect([await statusOf(inFiles('png')), await statusOf(file.address)]).toEqual([404, 200]);
  await remove('files', file.id);
  expect(await statusOf(file.address)).toBe(404);
});

test('what a lake was killed before it had taken it away goes at the next start, and what no document came of', async () => {
  const gone = await upload('file', Buffer.from('killed before it was taken away'), 'a.bin');
  const kept = await upload('file', Buffer.from('kept'), 'a.bin');
  const { releases } = its.client({ apiVersion: '2025-02-19' });
  await releases.create({ releaseId: 'overdue' });
  await releases.schedule({ releaseId: 'overdue', publishAt: '2100-01-01T00:00:00Z' });
  await its.stop();
  const store = openStore(its.dataDir);
  const change = { id: gone.id, before: store.get(gone.id), after: null };
  const now = new Date().toISOString();
  store.commit({ transactionId: 'killed', timestamp: now, author: 'test', mutations: [], changes: [change] });
  store.close();
  const [never, keptName] = [`${'0'.repeat(40)}.bin`, kept.address.split('/').at(-1) ?? ''];
  for (const name of [never, keptName])
    writeFileSync(join(its.dataDir, 'assets', `${name}.00000000-0000-4000-8000-000000000001.note`), '');
  writeFileSync(join(its.dataDir, 'assets', never), 'killed before its document came');
  // Meanwhile a release fell due, which the start publishes.
  const clock = { ...systemClock, now: () => Date.parse('2100-01-02T00:00:00Z') };
  its = await testLake({ dataDir: its.dataDir, clock });
  expect(await its.client().releases.get({ releaseId: 'overdue' })).toMatchObject({ state: 'published' });
  const statusNow = ({ address }: { address: string }) => statusOf(its.url + new URL(address).pathname);
  expect([await statusNow(gone), await statusNow(kept)]).toEqual([404, 200]);
  const left = filesIn('assets');
  expect(left).not.toContain(never);
  expect(left).not.toContain(gone.address.split('/').at(-1));
  expect(left).toContain(keptName);
  expect(left.filter((name) => name.endsWith('.note'))).toEqual([]);
});

test('an upload that is refused leaves no file, and one that is taken no note', async () => {
  const refuse = () => {
    throw new Refusal(403, 'Nothing is taken.');
  };
  const refusing = await testLake({ plugins: [{ name: 'refusing', checks: [refuse] }] });
  const sent = refusing.client().assets.upload('file', Buffer.from('refused'), { filename: 'a.bin' });
  await expect(sent).rejects.toThrow(/Nothing is taken/);
  expect(readdirSync(join(refusing.dataDir, 'assets'))).toEqual([]);
  await refusing.close();
  await upload('file', Buffer.from('taken'));
  expect(filesIn('assets').filter((name) => name.endsWith('.note'))).toEqual([]);
});

test('a viewer deletes nothing, and what is no asset is not deleted by this way', async () => {
  const { id } = await upload('file', Buffer.from('not yours'));
  const viewer = its.client({ token: its.lake.createToken('viewer', 'Ben') });
  await expect(remove('files', id, viewer)).rejects.toMatchObject({ statusCode: 403 });
  await expect(remove('images', id)).rejects.toMatchObject({ statusCode: 404 }); // it is a file
  await its.client().create({ _id: 'no-asset', _type: 'page' });
  await expect(remove('files', 'no-asset')).rejects.toMatchObject({ statusCode: 404 });
});

test('an exporter gets the picture as it was uploaded', async () => {
  const bytes = await draw('#abcdef');
  const { address } = await upload('image', bytes);
  expect(Buffer.from(await (await fetch(`${address}?dlRaw=true`)).arrayBuffer())).toEqual(bytes);
});
