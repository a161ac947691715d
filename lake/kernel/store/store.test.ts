import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { DocumentReader } from './document-reader.ts';
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
  expect(store.documents.size).toBe(store.seq);
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
  expect(() => openStore(dataDir)).toThrow(
    /is in use by another lake\. Stop .*\(dataDir of openLake\)\. .* at its port \(port of serveLake\)\.$/,
  );
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

test('a file in the place of the folder, or of one that it lies in, is named as what it is', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'below')])
    expect(() => openStore(dataDir)).toThrow(
      `The data folder "${dataDir}" cannot be made: "${file}" is a file, not a folder. Move it away, or use another folder (dataDir of openLake).`,
    );
});

test('a document that is not JSON any more is named', () => {
  const dataDir = folder();
  openStore(dataDir).close();
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'));
  database.exec(`INSERT INTO documents VALUES ('page-torn', '{"_id": "page-')`);
  database.close();
  expect(() => openStore(dataDir)).toThrow(/"page-torn".*not JSON.*put back a copy/);
  expect(() => openStore(dataDir), 'the folder is free again').toThrow(/"page-torn"/);
});

test('a document that is nested deeper than SQLite reads JSON is no torn one', () => {
  const dataDir = folder();
  openStore(dataDir).close();
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'));
  const list = '['.repeat(2_000) + ']'.repeat(2_000);
  database.exec(`INSERT INTO documents VALUES ('deep', '{"_id": "deep", "_type": "x", "list": ${list}}')`);
  database.close();
  const store = openStore(dataDir);
  expect(store.get('deep')?._type).toBe('x');
  store.close();
});

test('a reader sees the documents of one moment to its end, and the next commit afterwards', () => {
  const store = openStore(folder());
  const reader = new DocumentReader(store.folder, 1_000);
  const write = (n: number) => {
    const after = { _id: 'a', _type: `x${n}`, _rev: '', _createdAt: '', _updatedAt: '' };
    const changes = [{ id: 'a', before: store.get('a'), after }];
    store.commit({ transactionId: `t${n}`, timestamp: '', author: '', mutations: [], changes });
  };
  const seen = () => [reader.get('a')?._type, ...reader.find('type', 'x1'), ...reader.find('type', 'x2')];
  write(1);
  reader.read(() => {
    expect(seen()).toEqual(['x1', 'a']);
    write(2);
    expect(reader.find('type', 'x1')).toEqual(['a']);
  });
  expect(reader.read(() => [seen(), reader.find('type', 'x1')])).toEqual([['x2', 'a'], []]);
  reader.close();
  store.close();
});

test('the file of a lake that was closed holds all of it, though somebody still reads it', () => {
  const store = openStore(folder());
  const reader = new DocumentReader(store.folder, 1_000);
  reader.read(() => reader.ids());
  const after = { _id: 'a', _type: 'x', _rev: '', _createdAt: '', _updatedAt: '' };
  const changes = [{ id: 'a', before: null, after }];
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  store.close();
  expect(statSync(join(store.folder, 'lake.sqlite-wal')).size).toBe(0);
  reader.close();
});

test('a long change is read from the history as it was written', () => {
  const store = openStore(folder());
  const after = {
    _id: 'a',
    _type: 'x',
    _rev: 't',
    _createdAt: '',
    _updatedAt: '',
    text: 'Long äöü. '.repeat(9_000),
  };
  const changes = [{ id: 'a', before: null, after }];
  store.commit({ transactionId: 't', timestamp: '', author: 'me', mutations: [{ create: after }], changes });
  expect(store.since(0, 10)).toEqual([
    { seq: 1, transactionId: 't', timestamp: '', author: 'me', mutations: [{ create: after }], changes },
  ]);
  const [row] = store.database.prepare('SELECT length(record) AS size FROM changes').all();
  expect(row?.size).toBeLessThan(1_000);
  store.close();
});

test('a listener that fails does not undo the commit, nor keep others from hearing of it', () => {
  const store = openStore(folder());
  const heard: number[] = [];
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  store.onCommit(() => {
    throw new Error('of a test');
  });
  store.onCommit(({ seq }) => heard.push(seq));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes: [] });
  expect(heard).toEqual([1]);
  expect(silenced).toHaveBeenCalledOnce();
  silenced.mockRestore();
  store.close();
});
