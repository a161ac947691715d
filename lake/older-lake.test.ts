import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { listInvitations } from './features/accounts/invitation.ts';
import { documentAt, readLog } from './kernel/store/log.ts';
import { openStore } from './kernel/store/store.ts';
import { openLake } from './lake.ts';
import { lakeOptions } from './lake-fixture.ts';

const older = readFileSync(join(import.meta.dirname, 'older-lake.sql'), 'utf8');
const session = 'Q0Jdm7IVj9GbnGFNWMnOzMDthJ8a04uS63QLsSe4SmU';

/** A folder with the database of an older lake, on which `more` is run before a lake opens it. */
function olderLake(more = ''): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-older-'));
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'));
  database.exec(older);
  database.exec(more);
  database.close();
  return dataDir;
}

test('a lake from before versions were counted keeps its documents, its history and its people', async () => {
  const dataDir = olderLake();
  for (const start of ['first', 'second']) {
    const lake = openLake({ ...lakeOptions, dataDir });
    const ask = async (path: string, token = session) => {
      const headers = { host: 'localhost', authorization: `Bearer ${token}` };
      const answer = await lake.handle(new Request(`http://localhost/v2025-02-19${path}`, { headers }));
      expect(answer.status, `${path} at the ${start} start`).toBe(200);
      return answer;
    };
    expect(await (await ask('/users/me')).json()).toMatchObject({ id: 'p0000001a', name: 'Anna' });
    expect(await (await ask('/users/me', 'ske_FBoGB-UKoGGTD8I3IlLpA3okhnf-iV')).json()).toMatchObject({
      name: 'reader',
    });
    expect(listInvitations(lake.database)).toMatchObject([{ email: 'ben@example.com' }]);

    const query = encodeURIComponent('*[references("home")]{_id, "to": next->title}');
    const found = await ask(`/data/query/production?perspective=raw&query=${query}`);
    expect(await found.json()).toMatchObject({ result: [{ _id: 'drafts.about', to: 'Welcome' }] });

    const history = await ask('/data/history/production/documents/home?revision=t1');
    expect(await history.json()).toMatchObject({ documents: [{ _id: 'home', title: 'Home' }] });
    const gone = await ask('/data/history/production/documents/gone?lastRevision=true');
    expect(await gone.json()).toMatchObject({ documents: [{ _id: 'gone', slug: { current: 'gone' } }] });
    const lines = await (await ask('/data/history/production/transactions/home')).text();
    expect(lines.trim().split('\n')).toHaveLength(2);
    lake.close();
  }
});

test('the earliest lakes kept changes with their transaction and did not say of which kind they were', () => {
  const together = JSON.stringify([
    { id: 'gone', before: null, after: { _id: 'gone', _type: 'post', _rev: 't4' } },
  ]);
  const dataDir = olderLake(`ALTER TABLE changed DROP COLUMN kind;
    DELETE FROM changes WHERE seq = 4; UPDATE transactions SET changes = '${together}' WHERE seq = 4;`);
  const store = openStore(dataDir);
  const seqs = (id: string, updatesOf?: string) =>
    readLog(store, { ids: [id], limit: 9, updatesOf }).map(({ seq }) => seq);
  expect(seqs('gone')).toEqual([4, 5]);
  expect(seqs('home')).toEqual([1, 2]);
  expect(seqs('home', 'another'), 'without updates').toEqual([1]);
  expect(documentAt(store, 'gone', 4)).toEqual({ _id: 'gone', _type: 'post', _rev: 't4' });
  expect(store.since(3, 9).map(({ changes }) => changes.map(({ id }) => id))).toEqual([['gone'], ['gone']]);
  store.close();
});

test('what a lake wrote that knew of no lookups is found after the next start', () => {
  const store = openStore(olderLake('DROP TABLE lookups; DROP TABLE lookups_until;'));
  const rows = store.database.prepare("SELECT document FROM lookups WHERE field = 'type'").all();
  expect(rows.map(({ document }) => document)).toEqual(['drafts.about', 'home']);
  store.close();
});

test('what an older lake left open to others is closed, and what it left half written is removed', () => {
  const dataDir = olderLake();
  const assets = join(dataDir, 'assets');
  mkdirSync(assets, { mode: 0o755 });
  writeFileSync(join(assets, 'a.bin'), 'a', { mode: 0o644 });
  writeFileSync(join(assets, 'b.bin.0a1b2c3d-0000-4000-8000-0123456789ab.part'), 'b');
  chmodSync(dataDir, 0o755);
  openLake({ ...lakeOptions, dataDir }).close();
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
  expect(['.', 'assets', 'comments'].map(modeOf)).toEqual(['700', '700', '700']);
  expect(['lake.sqlite', 'assets/a.bin', 'comments/lake.sqlite'].map(modeOf)).toEqual(['600', '600', '600']);
  expect(readdirSync(assets)).toEqual(['a.bin']);
});

test('the database of a newer lake is left alone', () => {
  const newer = olderLake('PRAGMA user_version = 99');
  expect(() => openStore(newer)).toThrow(
    /"store" have the version 99, and this lake knows \d+\). It was left as it is/,
  );
});
