import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeFinishedPage } from '../../finished/finished-page.ts';
import { sendPage } from './send-page.ts';

test('a page is sent compressed, without body for HEAD, and not again to who has it', async () => {
  const page = await makeFinishedPage(
    200,
    { 'content-type': 'text/html' },
    Buffer.from('<p>Hello</p>'.repeat(50)),
  );
  const server = createServer((request, response) => sendPage(request, response, page)).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toBe('<p>Hello</p>'.repeat(50));
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })).status).toBe(
      304,
    );
    const head = await fetch(url, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
  } finally {
    server.close();
  }
});
