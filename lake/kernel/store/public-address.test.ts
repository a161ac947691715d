import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MoveFiles } from './public-address.ts';
import { openStore } from './store.ts';

const common = { _rev: 't', _createdAt: '', _updatedAt: '' };
const asset = (url: string) => ({
  ...common,
  _id: 'image-a',
  _type: 'sanity.imageAsset',
  path: 'images/tessera/production/a-1x1.png',
  url: `${url}/images/tessera/production/a-1x1.png`,
});
const download = (url: string) => ({
  ...common,
  _id: 'download',
  _type: 'download',
  url: `${url}/kept/a.pdf`,
});
const moveDownloads: MoveFiles = {
  types: ['download'],
  move: (document, publicUrl) => ({ ...document, url: `${publicUrl}/kept/a.pdf` }),
};
const page = { ...common, _id: 'page', _type: 'page', text: 'See http://localhost:3030/files/ for more.' };
// An asset that came with the address of another service keeps it.
const foreign = { ...asset('https://cdn.example'), _id: 'image-b', url: 'https://cdn.example/b.png' };

test('a lake that is reached elsewhere names its files there, and has no more history for it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-place-'));
  const documents = (url: string) => [asset(url), download(url), page, foreign];
  const old = openStore(folder, { publicUrl: 'http://localhost:3030' });
  const changes = documents('http://localhost:3030').map((after) => ({ id: after._id, before: null, after }));
  old.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  old.close();

  const moved = openStore(folder, { publicUrl: 'https://lake.example', moveFiles: [moveDownloads] });
  for (const document of documents('https://lake.example')) expect(moved.get(document._id)).toEqual(document);
  expect(moved.seq).toBe(1);
  moved.close();

  const untold = openStore(folder);
  expect(untold.get('image-a')).toEqual(asset('https://lake.example'));
  untold.close();
});
