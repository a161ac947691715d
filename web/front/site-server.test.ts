import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSiteServer, type Patience } from './site-server.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open(patience: Partial<Patience>, isProxy = () => false) {
  server = createSiteServer((_request, response) => void response.end('Yes'), { isProxy, patience });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return () => {
    // A socket that nobody reads does not notice its end.
    const socket = connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume();
    return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
  };
}

test('who says nothing, or says it letter by letter, is cut off', async () => {
  const come = await open({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
  const [silent, slow] = [come(), come()];
  slow.socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const drip = setInterval(() => slow.socket.write('a'), 10);
  await Promise.all([silent.closed, slow.closed]);
  clearInterval(drip);
});

test('one address has so many connections at a time, and another when one is closed', async () => {
  const come = await open({ maxOfAddress: 2 });
  const [first, second] = [come(), come()];
  await Promise.all([first, second].map(({ socket }) => once(socket, 'connect')));
  await come().closed;
  first.socket.destroy();
  await expect
    .poll(async () => {
      const { socket, closed } = come();
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      const said = once(socket, 'data').then(([text]) => String(text).slice(9, 12));
      return Promise.race([said, closed.then(() => 'closed')]);
    })
    .toBe('200');
  second.socket.destroy();
});

test('a proxy may have as many as there are', async () => {
  const come = await open({ maxOfAddress: 1 }, () => true);
  const all = [come(), come(), come()];
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')));
  const last = come();
  last.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String((await once(last.socket, 'data'))[0])).toContain('200 OK');
});
