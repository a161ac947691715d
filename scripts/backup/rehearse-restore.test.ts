import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StoredDocument } from '#lake/kernel/store/document.ts';
import { openStore } from '#lake/kernel/store/store.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { readEnvironment } from '#settings/environment.ts';
import { all, restoreInto, type Stored, slugs } from './backup-fixture.ts';
import { addBackup } from './backups.ts';
import { compareDocuments } from './compare-documents.ts';
import { datasetsOf } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { type Rehearsed, rehearseRestore } from './rehearse-restore.ts';
import { copyBackup, restoreBackup } from './restore-backup.ts';
import type { Moment } from './rewind.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-rehearsal-test-'));
const datasets = ['production', 'production-comments', 'staging', 'plain'];
const at: Moment = { transaction: 'the-moment' };
let source: TestLake;
let folder: string; // of the backup
let then: Stored[][]; // the documents of each dataset at the moment

const contents = (of: TestLake) => Promise.all(datasets.map((dataset) => all(of, dataset)));
const copy = async (targetDataset: string, skipHistory: boolean) => {
  const body = { targetDataset, skipHistory };
  const url = '/datasets/production/copy';
  const { jobId } = await source.client().request<{ jobId: string }>({ method: 'PUT', url, body });
  const state = () =>
    source
      .client()
      .request<{ state: string }>({ url: `/jobs/${jobId}` })
      .then((job) => job.state);
  await vi.waitUntil(async () => (await state()) === 'completed');
};

beforeAll(async () => {
  source = await testLake({ plugins: lakePlugins });
  const client = source.client();
  await client.create({ _id: 'kept', _type: 'x', title: 'First' });
  await client.create({ _id: 'said', _type: 'x' });
  await client.request({ method: 'PUT', url: '/datasets/staging', body: { aclMode: 'private' } });
  await copy('plain', true);
  const comments = client.withConfig({ dataset: 'production-comments' });
  const staging = client.withConfig({ dataset: 'staging' });
  await comments.create({ _id: 'comment', _type: 'comment', message: 'First' });
  await staging.create({ _id: 'tried', _type: 'x', title: 'First' });
  await client.transaction().create({ _id: 'gone', _type: 'x' }).transactionId('the-moment').commit();
  then = await contents(source);

  const [{ timestamp: time = '' } = {}] = source.lake.database
    .prepare('SELECT timestamp FROM transactions ORDER BY seq DESC LIMIT 1')
    .all() as { timestamp: string }[]; // the column of that name
  await vi.waitUntil(() => new Date().toISOString() > time);
  await client.delete('gone');
  await comments.patch('comment').set({ message: 'Second' }).commit();
  await staging.delete('tried');
  await staging.create({ _id: 'later', _type: 'x' });
  await client.withConfig({ dataset: 'plain' }).patch('kept').set({ title: 'Second' }).commit();
  ({ folder } = await addBackup(source.dataDir, join(root, 'backups')));
});
afterAll(async () => {
  await source.close();
  rmSync(root, { recursive: true });
});

/** Rehearses the restore of a backup into nothing that stays. */
async function rehearse(from: string, moment?: Moment): Promise<Rehearsed> {
  const environment = readEnvironment({ DATA_DIR: join(root, 'never') });
  const backup = await openBackup(from);
  try {
    return await rehearseRestore(backup, environment, { slugs, ...(moment && { at: moment }) });
  } finally {
    await backup.close();
    expect(existsSync(environment.dataDir)).toBe(false);
  }
}

test('every dataset comes back as it was at a moment, also one that was copied without its history', async () => {
  const dataDir = join(root, 'restored');
  await restoreInto(dataDir, { from: folder, at: 'the-moment' });
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  const same = (found: Stored[][]) => found.map((documents) => documents.map(({ _rev, ...rest }) => rest));
  expect(same(await contents(restored))).toEqual(same(then));
  await restored.close();
});

test('a rehearsal counts the documents of every dataset, and at a moment holds each to its history', async () => {
  const now = (await contents(source)).flat().length;
  expect(await rehearse(folder)).toMatchObject({ documents: now, datasets: 4, compared: 0 });
  const back = await rehearse(folder, at);
  expect(back).toMatchObject({ documents: then.flat().length, datasets: 4 });
  // Two of them are no more, or were not yet.
  expect(back.compared).toBe(then.flat().length + 1);
});

/** Gives the first document of a dataset a field more, or takes it away again; answers its id. */
function change(place: string): string {
  const store = openStore(place, { slugs });
  try {
    const [before] = [...store.documents.ids()].flatMap((id) => store.get(id) ?? []);
    if (!before) throw new Error(`There is no document in "${place}".`);
    const { more, ...fields } = before;
    store.commit({
      transactionId: randomUUID(),
      timestamp: new Date().toISOString(),
      author: 'test',
      mutations: [],
      // All of its own fields are those of a document.
      changes: [
        { id: before._id, before, after: (more ? fields : { ...before, more: true }) as StoredDocument },
      ],
    });
    return before._id;
  } finally {
    store.close();
  }
}

test('a document of any dataset that is not what its history says is named', async () => {
  const backup = await openBackup(folder);
  const copied = join(root, 'copied');
  const dataDir = join(root, 'compared');
  await copyBackup(backup, copied);
  const { rewound } = await restoreBackup(backup, dataDir, { slugs, at });
  const compare = () => compareDocuments(backup, { copied, dataDir, at, last: rewound?.last ?? '', slugs });
  expect(compare()).toBe(then.flat().length + 1);
  const paths = datasetsOf(backup.manifest);
  expect(paths).toHaveLength(datasets.length);
  for (const path of paths) {
    const place = join(dataDir, dirname(path));
    const id = change(place);
    expect(compare).toThrow(`The document "${id}" of "${path}" does not match its history.`);
    change(place);
  }
  expect(compare()).toBe(then.flat().length + 1);
  await backup.close();
});
