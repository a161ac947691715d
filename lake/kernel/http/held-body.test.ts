import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { heldBody, TooSlow } from './held-body.ts';

const megabyte = 1024 * 1024;
const bytes = (length: number) => new Uint8Array(length).fill(97);

let its: TestLake;
beforeAll(async () => {
  const limits = { anonymousHeldBytes: 30 * megabyte, allAnonymousHeldBytes: 50 * megabyte };
  const queries = { anonymous: { maxMs: 60_000 } };
  its = await testLake({ limits, queries, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => its.close());

test('an answer comes whole, in pieces, and is then held no longer', async () => {
  let held = 1;
  const parts = [bytes(3), bytes(200_000), bytes(1)];
  const sizes: number[] = [];
  for await (const piece of heldBody(parts, () => held--)) sizes.push(piece.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(200_004);
  expect(Math.max(...sizes)).toBe(64 * 1024);
  expect(held).toBe(0);
});

test('an answer that nobody takes ends, and so does one that is given up', async () => {
  let held = 2;
  const pace = { graceMs: 50, bytesASecond: 10 * megabyte };
  const reader = heldBody([bytes(megabyte)], () => held--, pace).getReader();
  await reader.read();
  await expect.poll(() => held).toBe(1);
  await expect(reader.read()).rejects.toThrow(TooSlow);
  await heldBody([bytes(megabyte)], () => held--).cancel();
  expect(held).toBe(0);
});

// Of the 20 megabytes, up to ten lie in socket buffers whether anybody reads or not.
const query = `{"a":"${'ä'.repeat(64)}"}${'{"a":a+a}'.repeat(15)}{"a":a,"b":a,"c":a,"d":a,"e":a}`;
const path = `/v2023-05-03/data/query/production?query=${encodeURIComponent(query)}`;

/** Asks for megabytes, 20 unless the path asks for others, and reads nothing but the first line of the answer. */
async function askAndWait(from: string, asked = path): Promise<{ line: string; leave(): void }> {
  const { hostname, port } = new URL(its.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${asked} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  const line = await new Promise<string>((resolve) =>
    socket.once('data', (data) => {
      socket.pause();
      resolve(String(data).split('\r\n', 1)[0] ?? '');
    }),
  );
  return { line, leave: () => socket.destroy() };
}

test('strangers have so much held for them, each and all of them, and others go on', async () => {
  const first = await askAndWait('203.0.113.1');
  const second = await askAndWait('203.0.113.1');
  expect([first.line, second.line]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 429 Too Many Requests']);
  const other = await askAndWait('203.0.113.2');
  const third = await askAndWait('203.0.113.3');
  expect([other.line, third.line]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 429 Too Many Requests']);
  expect(await its.client().fetch(query)).toHaveProperty('e');
  const small = await fetch(`${its.url}/v2023-05-03/data/query/production?query=1`, {
    headers: { 'x-forwarded-for': '203.0.113.1' },
  });
  expect(small.status).toBe(200);
  first.leave();
  const again = async () => {
    const asked = await askAndWait('203.0.113.1');
    asked.leave();
    return asked.line;
  };
  await expect.poll(again).toBe('HTTP/1.1 200 OK');
  for (const { leave } of [second, other, third]) leave();
});

test('documents that strangers ask for by their ids are held like the answers to queries', async () => {
  const ids = Array.from({ length: 9 }, (_, index) => `large${index}`);
  const client = its.client();
  for (const _id of ids) await client.create({ _id, _type: 'x', text: 'ä'.repeat(2 * megabyte) });
  const pathOf = (some: string[]) => `/v2023-05-03/data/doc/production/${some}`;
  const some = pathOf(ids.slice(0, 6));
  const first = await askAndWait('203.0.113.4', some);
  const second = await askAndWait('203.0.113.4', some);
  expect([first.line, second.line]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 429 Too Many Requests']);
  first.leave();
  second.leave();
  const all = await fetch(its.url + pathOf(ids), { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect([all.status, await all.text()]).toEqual([
    400,
    expect.stringContaining('The answer has more than 16000000 characters'),
  ]);
  expect(await client.getDocuments(ids)).toHaveLength(9);
});
