import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRendererLink } from './renderer-link.ts';

let renderer: Server;
let front: Server;
const heard: string[] = [];

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
};
beforeAll(async () => {
  renderer = createServer(async (request, response) => {
    if (request.url === '/slow') {
      heard.push(request.url);
      return;
    }
    // Like Next, answers a GET before its body is read.
    if (request.method === 'GET') response.end(`answer to ${request.url}`);
    heard.push(`${request.method} ${request.url} ${await text(request).catch(() => 'cut off')}`);
    response.end('taken');
  });
  const link = openRendererLink({ port: await listening(renderer), secret: 'secret' });
  front = createServer(async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    await link.pass(request, '127.0.0.1', gone.signal).then(
      (answer) => answer.pipe(response),
      () => response.destroy(),
    );
    if (request.url === '/slow') heard.push('done with it');
  });
  await listening(front);
});
afterAll(() => {
  for (const server of [front, renderer]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends raw bytes to the front; returns all that it answers until the connection ends. */
function sendRaw(bytes: string): Promise<string> {
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1'); // it listens on a port, not on a pipe
  socket.write(bytes);
  return text(socket);
}

const ask = (path: string) => sendRaw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
const hidden = 'GET /hidden HTTP/1.1\r\nhost: a\r\n\r\n';

test('a body that comes with a question reaches nobody, and whoever asks next is answered', async () => {
  for (let round = 0; round < 3; round += 1) {
    const head = `GET /odd HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${hidden.length}\r\n\r\n`;
    expect(await sendRaw(head + hidden)).toContain('answer to /odd');
    expect(await ask('/next')).toContain('answer to /next');
  }
  expect(heard.filter((each) => !/^GET \/(odd|next) $/.test(each))).toEqual([]);
});

test('a body stays one whatever the method is and however it is announced, and is never a request of its own', async () => {
  heard.length = 0;
  const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  for (const method of ['DELETE', 'OPTIONS', 'POST']) {
    const head = `${method} /odd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n`;
    expect(await sendRaw(`${head}transfer-encoding: chunked\r\n\r\n${chunked}`)).toContain('taken');
    expect(await sendRaw(`${head}content-length: ${hidden.length}\r\n\r\n${hidden}`)).toContain('taken');
    expect(await sendRaw(`${head}\r\n`)).toContain('taken');
    expect(await ask('/next')).toContain('answer to /next');
    expect(heard.splice(0)).toEqual([
      `${method} /odd ${hidden}`,
      `${method} /odd ${hidden}`,
      `${method} /odd `,
      'GET /next ',
    ]);
  }
});

test('of a page Next is asked for the whole, even for its head alone, and of data only for the head', async () => {
  heard.length = 0;
  const head = (path: string) => sendRaw(`HEAD ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(await head('/draft/a')).toMatch(/\r\n\r\n$/);
  await head('/api/search?q=keys');
  await expect.poll(() => heard).toEqual(['GET /draft/a ', 'HEAD /api/search?q=keys ']);
});

test('what a visitor has asked who is gone is asked no second time', async () => {
  heard.length = 0;
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1'); // it listens on a port, not on a pipe
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => heard).toEqual(['/slow']);
  socket.destroy();
  await expect.poll(() => heard).toEqual(['/slow', 'done with it']);
});
