import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../kernel/store/store.ts';
import { below, isThorough } from './effort-fixture.ts';

const transactions = isThorough ? 40 : 4;
// https://www.sqlite.org/fileformat2.html#walformat
const headerBytes = 32;
const frameHeaderBytes = 24;

/**
 * Makes a store that has committed some documents, one in each transaction. `lengths` are the bytes of its log after
 * each.
 */
function writtenStore(folder: string) {
  const store = openStore(folder);
  const log = join(folder, 'lake.sqlite-wal');
  // This moves into the file what opening it has written, so that the log holds the transactions alone.
  store.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  copyFileSync(join(folder, 'lake.sqlite'), join(folder, 'before.sqlite'));
  const lengths: number[] = [];
  for (let n = 0; n < transactions; n++) {
    const [_id, timestamp] = [`d${n}`, new Date().toISOString()];
    const after = {
      _id,
      _type: 'x',
      _rev: `t${n}`,
      _createdAt: timestamp,
      _updatedAt: timestamp,
      text: 'a'.repeat(n * 700),
    };
    store.commit({
      transactionId: `t${n}`,
      timestamp,
      author: 'somebody',
      mutations: [{ create: after }],
      changes: [{ id: _id, before: null, after }],
    });
    lengths.push(readFileSync(log).length);
  }
  return { store, log, lengths };
}

test('a log that ends at any frame, or within one, opens with exactly the transactions that are whole in it', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-log-'));
  const written = join(root, 'written');
  const { store, log, lengths } = writtenStore(written);
  const bytes = readFileSync(log);
  const frameBytes = frameHeaderBytes + bytes.readUInt32BE(8);
  const frames = (bytes.length - headerBytes) / frameBytes;
  expect(Number.isInteger(frames)).toBe(true);

  const ends = Array.from({ length: frames + 1 }, (_, frame) => headerBytes + frame * frameBytes);
  const within = ends.slice(0, -1).map((end) => end + 1 + below(frameBytes - 1));
  const cuts = [0, below(headerBytes), ...ends, ...within];
  for (const cut of cuts) {
    const folder = mkdtempSync(join(root, 'cut-'));
    copyFileSync(join(written, 'before.sqlite'), join(folder, 'lake.sqlite'));
    writeFileSync(join(folder, 'lake.sqlite-wal'), bytes.subarray(0, cut));
    const opened = openStore(folder);
    const whole = lengths.filter((length) => length <= cut).length;
    const found = opened.since(0, 1_000).map(({ transactionId }) => transactionId);
    const known = Array.from({ length: transactions }, (_, n) => n).filter((n) => opened.get(`d${n}`));
    expect({ cut, found, known, problem: problemOf(opened) }).toEqual({
      cut,
      found: Array.from({ length: whole }, (_, n) => `t${n}`),
      known: Array.from({ length: whole }, (_, n) => n),
      problem: 'ok',
    });
    opened.close();
    rmSync(folder, { recursive: true });
  }
  console.log(
    `The log was cut at ${cuts.length} places of ${frames} frames: no transaction lost, none by halves.`,
  );
  store.close();
  rmSync(root, { recursive: true });
});

test('a log of which one frame was never written holds what stands before it, and no more', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-log-'));
  const written = join(root, 'written');
  const { store, log, lengths } = writtenStore(written);
  const bytes = readFileSync(log);
  const frameBytes = frameHeaderBytes + bytes.readUInt32BE(8);
  for (let at = headerBytes; at < bytes.length; at += frameBytes) {
    const folder = mkdtempSync(join(root, 'hole-'));
    copyFileSync(join(written, 'before.sqlite'), join(folder, 'lake.sqlite'));
    writeFileSync(join(folder, 'lake.sqlite-wal'), Buffer.from(bytes).fill(0, at, at + frameBytes));
    const opened = openStore(folder);
    const whole = lengths.filter((length) => length <= at).length;
    expect([at, opened.seq, problemOf(opened)]).toEqual([at, whole, 'ok']);
    opened.close();
    rmSync(folder, { recursive: true });
  }
  store.close();
  rmSync(root, { recursive: true });
});

const problemOf = ({ database }: ReturnType<typeof openStore>): unknown =>
  database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
