import type { SanityClient } from '@sanity/client';
import { expect, test } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File([name], name, { type: 'text/plain' });
// The client is never used, because `send` is given beside it.
const client = {} as SanityClient;

test('files go one after the other, and one that fails is kept with its reason while the others go on, whoever looks', async () => {
  const order: string[] = [];
  const queue = new UploadQueue({
    shrink: async (picture) => picture,
    async send(_client, { name }, tell) {
      order.push(`begins ${name}`);
      await new Promise((resolve) => setTimeout(resolve));
      tell(50);
      if (name === 'b.txt') throw new Error('Too large.');
      order.push(`ends ${name}`);
      return { id: `file-${name}`, isKnown: name === 'c.txt' };
    },
  });
  // The only listener has left.
  queue.subscribe(() => {})();
  queue.add(client, [file('a.txt'), file('b.txt'), file('c.txt')]);
  const states = () => queue.read().map(({ state }) => state);
  await expect.poll(states).toEqual(['done', 'failed', 'known']);
  expect(order).toEqual(['begins a.txt', 'ends a.txt', 'begins b.txt', 'begins c.txt', 'ends c.txt']);
  expect(queue.read()[1]?.fault).toContain('Too large.');

  queue.clear(false);
  expect(states()).toEqual(['failed']);
  queue.clear(true);
  expect(states()).toEqual([]);
});

test('a file that failed begins anew, and a picture that cannot be made smaller is asked about again', async () => {
  let isAway = true;
  const queue = new UploadQueue({
    shrink: async () => {
      throw new Error('It cannot be read.');
    },
    async send(_client, _file, tell) {
      tell(50);
      if (isAway) throw new Error('Away.');
      return { id: 'file-a', isKnown: false };
    },
  });
  queue.add(client, [file('a.txt')]);
  const first = () => queue.read()[0];
  await expect.poll(() => first()?.state).toBe('failed');
  isAway = false;
  for (const isShrunk of [true, false]) {
    const upload = first();
    if (upload) queue.goOn(client, upload, isShrunk);
    expect(first()).toMatchObject({ state: 'waits', percent: 0, fault: undefined });
    await expect.poll(() => first()?.state).toBe(isShrunk ? 'asks' : 'done');
    expect(first()?.fault).toEqual(isShrunk ? expect.stringContaining('cannot be read') : undefined);
  }
});

test('a file that is taken out is sent no further, or not at all, and the next ones are', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const queue = new UploadQueue({
    shrink: async (picture) => picture,
    send(_client, { name }, _tell, signal) {
      begun.push(name);
      if (name === 'c.txt') return Promise.resolve({ id: 'file-c', isKnown: false });
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          ended.push(name);
          reject(signal.reason);
        }),
      );
    },
  });
  queue.add(client, [file('a.txt'), file('b.txt'), file('c.txt')]);
  await expect.poll(() => begun).toEqual(['a.txt']);
  const [first, second] = queue.read();
  if (second) queue.remove(second);
  if (first) queue.remove(first);
  await expect.poll(() => queue.read().map(({ state }) => state)).toEqual(['done']);
  expect({ begun, ended }).toEqual({ begun: ['a.txt', 'c.txt'], ended: ['a.txt'] });
});
