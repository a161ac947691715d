import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { clientOf } from '../product/client-of.ts';
import { hearLog } from '../product/hear-log.ts';
import { killProcess } from '../product/kill-process.ts';
import { type RunningProduct, startPrepared } from '../product/start-product.ts';

let product: RunningProduct;
let metricsPort: number;
const log = hearLog();
beforeAll(async () => {
  metricsPort = await freePort();
  product = await startPrepared(log.say, {
    METRICS_PORT: String(metricsPort),
    LOG_REQUESTS: 'all',
    FRONTS: '2',
    LOG_FORMAT: 'json',
  });
});
afterAll(() => product.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });
const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('all that the processes of a product print are lines of its log, and none has a secret', async () => {
  await get('/platform?mail=jane@mail.example', {
    cookie: 'a=secret-cookie',
    authorization: 'Bearer hunter2hunter2',
  });
  await expect
    .poll(() => new Set(log.records().map((one) => one.process.replace(/-\d$/, ''))))
    .toEqual(new Set(['start', 'lake', 'renderer', 'front']));
  expect(log.others()).toEqual([]);
  expect(log.records().some(({ message }) => message.startsWith('Site'))).toBe(true);
  const said = JSON.stringify(log.records());
  expect(said).not.toMatch(/jane|secret-cookie|hunter2|\bplatform\b/);
  expect(said).not.toContain(product.token);
});

test('one id is that of a request in front and lake', async () => {
  const id = 'an-id-of-the-proxy-1';
  // Next answers the health check, for which it asks the lake.
  const answer = await get('/api/health', { 'x-request-id': id });
  expect(answer.headers.get('x-request-id')).toBe(id);
  // Nobody has asked for this card yet, so it is drawn from content of the lake.
  const page = await (await get('/platform')).text();
  const card = /<meta property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect((await get(card, { 'x-request-id': 'an-id-of-the-proxy-2' })).status).toBe(200);
  const of = (wanted: string) =>
    log
      .records()
      .flatMap(({ requestId, process: name, route }) => (requestId === wanted ? [`${name} ${route}`] : []));
  await expect.poll(() => of(id).join()).toMatch(/^front-\d \/api\/health$/);
  await expect.poll(() => of('an-id-of-the-proxy-2').join()).toMatch(/front-\d \/cards\//);
  await expect
    .poll(() =>
      log.records().some(({ requestId, process: name }) => name === 'lake' && requestId !== undefined),
    )
    .toBe(true);
});

test('the figures of all processes stand at one port, and nowhere on the site', async () => {
  await get('/');
  const text = await figures();
  for (const name of ['start', 'lake', 'renderer', 'front-1', 'front-2'])
    expect(text).toMatch(new RegExp(`^tessera_memory_bytes\\{process="${name}"\\} \\d+$`, 'm'));
  expect(text).toMatch(
    /^tessera_requests_total\{route="\/\[\[\.\.\.path\]\]",status="200",process="front-\d"\} \d+$/m,
  );
  expect(text).toMatch(/^tessera_pages_old\{process="renderer"\} \d+$/m);
  expect(text).toMatch(/^tessera_query_seconds_count\{lane="known",process="lake"\} \d+$/m);
  expect(text).not.toMatch(/platform|127\.0\.0\.1/);
  expect((await get('/api/metrics')).status).toBe(404);
});

const figure = async (name: string) =>
  Number(new RegExp(`^tessera_${name}\\{process="renderer"\\} (\\d+)$`, 'm').exec(await figures())?.[1]);
const renewed = () => figure('pages_rendered_total');

test('a changed hero title has the page rendered anew that shows it, and no other', async () => {
  // Waits until all work is done that the start and the tests before have left.
  await expect.poll(() => figure('pages_waiting')).toBe(0);
  const before = await renewed();
  const title = 'Each key has an owner';
  await clientOf(product).patch('page-home').set({ 'sections[0].title': title }).commit();
  await expect.poll(async () => (await get('/')).text()).toContain(title);
  await expect.poll(() => figure('pages_waiting')).toBe(0);
  expect((await renewed()) - before).toBe(1);
});

test('pages that only link to one whose text is changed are compared, and stay as they are', async () => {
  // These pages must be finished before the comparison, because a page that nobody has asked for is rendered once.
  for (const path of ['/', '/llms.txt']) await get(path);
  const publish = async (title: string) => {
    await clientOf(product).patch('page-about-us').set({ 'sections[0].title': title }).commit();
    await expect.poll(async () => (await get('/about-us')).text()).toContain(title);
  };
  const [rendered, confirmed] = [await renewed(), await figure('pages_confirmed_total')];
  await publish('Who keeps the keys');
  await expect.poll(async () => (await figure('pages_confirmed_total')) - confirmed).toBe(2);
  expect((await renewed()) - rendered).toBe(1);
});

test('the site is ready, says what is missing when its renderer is gone, and is ready again', async () => {
  const answer = await get('/api/ready');
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
    200,
    { status: 'ready' },
    'no-store',
  ]);
  expect(killProcess(product.pid, 'web/renderer.ts')).toBe(true);
  await expect.poll(async () => (await get('/api/ready')).status, { interval: 20 }).toBe(503);
  await expect.poll(async () => (await get('/api/ready')).status).toBe(200);
  await expect.poll(figures).toContain('tessera_memory_bytes{process="renderer"}');
});
