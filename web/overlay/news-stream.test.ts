import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOn } from '../front/listen-on.ts';
import { newsPath, overlayPath } from './contract-news.ts';
import { NewsStream } from './news-stream.ts';

let server: Server;
let stream: NewsStream;
let address: string;
beforeEach(async () => {
  stream = new NewsStream();
  server = createServer((request, response) => {
    if (!stream.answer(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  address = `http://127.0.0.1:${await listenOn(server, { port: 0, host: '127.0.0.1' })}`;
});
afterEach(async () => {
  stream.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Opens the stream; `told` collects all that comes through it. */
async function listen() {
  const { body, headers } = await fetch(address + newsPath);
  const heard = { told: '', type: headers.get('content-type') };
  void (async () => {
    for await (const part of body ?? []) heard.told += new TextDecoder().decode(part);
  })().catch(() => {});
  return heard;
}
const news = (kind: string) => ({ contract: { findings: [{ kind, path: '', sentence: 'is wrong' }] } });

test('open pages are told what the proof says, and a page that comes later what was said last', async () => {
  const early = await listen();
  expect(early.type).toBe('text/event-stream');
  stream.hear(news('hero'));
  await expect.poll(() => early.told).toContain('"kind":"hero"');
  stream.hear({ wants: 'something else' });
  stream.hear(news('faq'));
  await expect.poll(() => early.told).toContain('"kind":"faq"');
  const late = await listen();
  await expect.poll(() => late.told).toContain('data: {"findings":[{"kind":"faq"');
  expect(late.told).not.toContain('hero');
});

test('the script of the overlay is one file of plain JavaScript; other addresses are left to others', async () => {
  const answer = await fetch(address + overlayPath);
  expect(answer.headers.get('content-type')).toBe('text/javascript');
  const script = await answer.text();
  expect(script).toContain('tessera-contract');
  expect(script).not.toMatch(/^import /m);
  expect((await fetch(`${address}/~contract/other`)).status).toBe(404);
});
