import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tessera-store-'));

const writer = (dataDir: string) => `
  import { openStore } from '${join(import.meta.dirname, 'store.ts')}';
  const store = openStore('${dataDir}');
  for (let n = 1; ; n++) {
    const after = { _id: 'd' + n, _type: 'x', _rev: 't' + n, _createdAt: '', _updatedAt: '' };
    store.commit({ transactionId: 't' + n, timestamp: '', author: '', mutations: [], changes: [{ id: after._id, before: null, after }] });
    process.stdout.write(n + '\\n');
  }`;

test('what was acknowledged is there after the process was killed', async () => {
  const dataDir = folder();
  const child: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module-typescript', '-e', writer(dataDir)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let acknowledged = 0;
  for await (const chunk of child.stdout ?? []) {
    acknowledged = Number(String(chunk).trim().split('\n').at(-1));
    if (acknowledged >= 200) break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = openStore(dataDir);
  expect(store.seq).toBeGreaterThanOrEqual(acknowledged);
  expect(store.documents.all.size).toBe(store.seq);
  expect(store.since(0, 1)[0]).toMatchObject({
    seq: 1,
    transactionId: 't1',
    changes: [{ id: 'd1', before: null }],
  });
  store.close();
});

test('a second lake on the same folder is refused with a sentence, and welcome when the first is gone', () => {
  const dataDir = folder();
  const first = openStore(dataDir);
  expect(() => openStore(dataDir)).toThrow(/is in use by another lake.*DATA_DIR/);
  first.close();
  openStore(dataDir).close();
});

test('a broken database is named and left as it was', () => {
  const dataDir = folder();
  const file = join(dataDir, 'lake.sqlite');
  writeFileSync(file, 'this is not a database, but somebody may want it back');
  expect(() => openStore(dataDir)).toThrow(/lake\.sqlite" cannot be read.*left as it is/);
  expect(readFileSync(file, 'utf8')).toContain('somebody may want it back');
});

test('a folder that cannot be used is named', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  expect(() => openStore(file)).toThrow(/The data folder ".*a-file" cannot be read and written/);
});
