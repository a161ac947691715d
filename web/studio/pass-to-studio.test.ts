import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { passToStudio } from './pass-to-studio.ts';

let studio: Server;
let site: Server;
beforeAll(() => {
  studio = createServer((request, response) => {
    const isScript = request.url?.endsWith('.ts');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', etag: '"a"' });
    response.end(isScript ? `// ${request.url}` : `<head></head><body>${request.url}</body>`);
  }).listen(0);
  site = createServer(passToStudio(readEnvironment({}), portOf(studio), () => {})).listen(0);
});
afterAll(() => {
  studio.close();
  site.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const get = (path: string) => fetch(`http://127.0.0.1:${portOf(site)}${path}`);

test('a page of the development server gets the settings and the policy of the built Studio, and may hear of changes', async () => {
  const answer = await get('/studio?a=b');
  const html = await answer.text();
  expect(html).toContain('<body>/studio/?a=b</body>');
  expect(html).toContain('id="studio-settings">{"projectId":"tessera"');
  expect(answer.headers.get('content-security-policy')).toContain(` ws://localhost:${portOf(studio)};`);
  expect(answer.headers.get('etag')).toBeNull();
});

test('what is no page goes through as it is', async () => {
  const answer = await get('/studio/studio/config.ts');
  expect([await answer.text(), answer.headers.get('etag')]).toEqual(['// /studio/studio/config.ts', '"a"']);
});

test('a development server that is not there yet is wanted, and said to come on a page that asks again by itself', async () => {
  let wanted = 0;
  const nowhere = createServer(passToStudio(readEnvironment({}), 1, () => wanted++)).listen(0);
  const answer = await fetch(`http://127.0.0.1:${portOf(nowhere)}/studio`);
  expect([answer.status, await answer.text()]).toEqual([503, 'The Studio is getting ready …\n']);
  expect([answer.headers.get('refresh'), wanted]).toEqual(['1', 1]);
  nowhere.close();
});

test('a development server that goes in the midst of an answer costs that answer alone', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/javascript\r\ncontent-length: 1000\r\n\r\n// a part';
  const breaking = createTcpServer((socket) => {
    socket.once('data', () => socket.write(head));
    setTimeout(() => socket.resetAndDestroy(), 100);
  }).listen(0);
  const { port } = breaking.address() as AddressInfo; // it listens on a port
  const before = createServer(passToStudio(readEnvironment({}), port, () => {})).listen(0);
  const answer = await fetch(`http://127.0.0.1:${portOf(before)}/studio/a.ts`);
  await expect(answer.text()).rejects.toThrow();
  before.close();
  breaking.close();
});

test('what a browser no longer waits for is asked of the development server no longer', async () => {
  let wanted = 0;
  const heard: string[] = [];
  const slow = createServer((request) => {
    heard.push('asked');
    request.once('close', () => heard.push('given up'));
  }).listen(0);
  const before = createServer(passToStudio(readEnvironment({}), portOf(slow), () => wanted++)).listen(0);
  const visitor = new AbortController();
  const answer = fetch(`http://127.0.0.1:${portOf(before)}/studio/@stream`, { signal: visitor.signal });
  await expect.poll(() => heard).toEqual(['asked']);
  visitor.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => heard).toEqual(['asked', 'given up']);
  expect(wanted).toBe(0);
  before.close();
  slow.close();
});
