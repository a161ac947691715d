import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anonymous } from '../../kernel/access/identity.ts';
import { openStore, type Store } from '../../kernel/store/store.ts';
import { lakeOptions } from '../../lake-fixture.ts';
import { listen } from './listen.ts';

let store: Store;
let reads: { mutations: number; changes: number; texts: number };
beforeEach(() => {
  store = openStore(mkdtempSync(join(tmpdir(), 'tessera-large-')));
  reads = { mutations: 0, changes: 0, texts: 0 };
});
afterEach(() => store.close());

/** A stranger who listens to everything. */
async function openListener(search = '') {
  const url = new URL(`http://localhost/v2025-02-19/data/listen/production?query=*${search}`);
  const context = { store, url, identity: anonymous, options: lakeOptions, apiVersion: '2025-02-19' };
  // A filter that is evaluated at once needs no readers, nor anything else of the lake.
  const needs = { ...context, countStream: () => () => {} } as unknown as Parameters<typeof listen>[1];
  return await listen(new Request(url), needs);
}

/** The same list, but `count` is called whenever an item is read. */
const counted = <T>(list: T[], count: () => void): T[] =>
  new Proxy(list, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count();
      return Reflect.get(target, name);
    },
  });

/** Commits a transaction that makes so many documents. */
function make(transactionId: string, documents: number, text = '') {
  const all = Array.from({ length: documents }, (_, n) => {
    const _id = `${transactionId}${n}`;
    return {
      ...{ _id, _type: 'x', _rev: transactionId, _createdAt: '', _updatedAt: '' },
      get text() {
        reads.texts++;
        return text;
      },
    };
  });
  store.commit({
    transactionId,
    timestamp: '',
    author: '',
    mutations: counted(
      all.map((create) => ({ create })),
      () => reads.mutations++,
    ),
    changes: counted(
      all.map((after) => ({ id: after._id, before: null, after })),
      () => reads.changes++,
    ),
  });
}

test('of a large transaction each document is looked at so many times for a listener, however many there are', async () => {
  const documents = 400;
  make('alone', documents);
  const alone = reads;
  const listeners = await Promise.all([openListener(), openListener(), openListener()]);
  reads = { mutations: 0, changes: 0, texts: 0 };
  make('heard', documents);
  expect(reads.mutations - alone.mutations).toBeLessThanOrEqual(2 * documents);
  expect(reads.changes - alone.changes).toBeLessThanOrEqual(3 * 3 * documents);
  for (const { body } of listeners) {
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (chunk.includes(`"transactionCurrentEvent":${documents}`)) break;
    }
    const own = `"documentId":"heard7",.*"mutations":\\[{"create":{"_id":"heard7","_type":"x"[^[]*$`;
    expect(text).toMatch(new RegExp(own, 'm'));
  }
});

test('for a listener who was cut off in the midst of a large transaction the rest of it is not made', async () => {
  const [documents, mebibyte] = [16, 'x'.repeat(1024 * 1024)];
  make('alone', documents, mebibyte);
  const alone = reads.texts;
  const { body } = await openListener('&effectFormat=mendoza&includeMutations=false');
  reads.texts = 0;
  make('heavy', documents, mebibyte);
  // The filter reads the text of every document once, and each event reads that of its own document once.
  const events = reads.texts - alone - documents;
  expect(events).toBeLessThan(12);
  expect(await new Response(body).text()).toContain(`"documentId":"heavy${events - 2}"`);
});
