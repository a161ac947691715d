import { afterEach, beforeEach, expect, test } from 'vitest';
import { trustedBy } from '#limits/sender-address.ts';
import { hearExchanges } from '#telemetry/exchanges/exchanges.ts';
import { makeFigures } from '#telemetry/figures/figures.ts';
import { makeLog } from '#telemetry/log/log.ts';
import { type LogRecord, readRecords } from '#telemetry/log/record.ts';
import { openTestFront, type TestFront } from '../front-fixture.ts';
import { countPages } from './count-pages.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const sent = { 'x-request-id': 'an-id-of-a-proxy' };

let its: TestFront;
let written: string;
let figures: ReturnType<typeof makeFigures>;
const write = (text: string) => {
  written += text;
};
const records = () => readRecords(written).filter((one): one is LogRecord => typeof one !== 'string');

function open({
  proxies = [],
  requests = 'failed',
}: {
  proxies?: string[];
  requests?: 'failed' | 'all';
} = {}) {
  written = '';
  figures = makeFigures('front-1');
  const log = makeLog({ process: 'front-1', format: 'json' }, { out: write, error: write });
  its = openTestFront({
    attendance: {
      isProxy: trustedBy(proxies),
      ...hearExchanges(log, { figures, requests }),
      hearPage: countPages(figures),
    },
  });
}
beforeEach(() => open());
afterEach(() => its.close());

/** The series of a figure, each without its number. */
async function read(name: string): Promise<string[]> {
  const lines = (await figures.metrics()).split('\n');
  return lines
    .filter((line) => line.startsWith(`tessera_${name}{`))
    .map((line) => line.replace(/process="front-1",|,process="front-1"/, ''));
}

test('every answer has an id of its own, whatever a stranger sends', async () => {
  const ids = new Set<string>();
  // From Next, from the renderer, out of memory, not found, and two that are no pages.
  for (const path of ['/_next/a', '/platform', '/platform', '/nope', '/api/alive', '/sitemap.xml']) {
    const { requestId } = await its.get(path, { headers: sent });
    expect(requestId, path).toMatch(uuid);
    ids.add(requestId ?? '');
  }
  expect(ids.size).toBe(6);
});

test('the id of a trusted proxy goes to Next and comes back, if it has the form of one', async () => {
  its.close();
  open({ proxies: ['127.0.0.1', '::1'] });
  for (const path of ['/_next/a', '/platform', '/platform']) {
    its.requestId = undefined;
    const { requestId } = await its.get(path, { headers: sent });
    expect(requestId).toBe('an-id-of-a-proxy');
    expect([requestId, undefined], 'what Next hears').toContain(its.requestId);
  }
  const { requestId } = await its.get('/_next/a', { headers: { 'x-request-id': 'jane@mail.example' } });
  expect(requestId).toMatch(uuid);
  expect(its.requestId).toBe(requestId);
});

test('requests are counted by route and status, pages out of memory among them', async () => {
  for (const _ of 'four') await its.get('/platform?utm=jane');
  await its.get('/platform.md');
  await its.get('/nope/203.0.113.77');
  await its.get('/_next/a.js');
  await its.get('/api/forms/secret-form');
  await expect
    .poll(async () => (await read('requests_total')).toSorted())
    .toEqual([
      'tessera_requests_total{route="/[...file]",status="404"} 1',
      'tessera_requests_total{route="/[[...path]]",status="200"} 4',
      'tessera_requests_total{route="/[[...path]].md",status="200"} 1',
      'tessera_requests_total{route="/_next/[...path]",status="200"} 1',
      'tessera_requests_total{route="/api/forms/[...path]",status="200"} 1',
    ]);
  expect(await read('request_seconds_count')).toContain(
    'tessera_request_seconds_count{route="/_next/[...path]"} 1',
  );
  expect(await read('pages_found_total')).toContain('tessera_pages_found_total{source="renderer"} 3');
});

test('a visitor whose page fails reads a reference, which the log has', async () => {
  const { status, body, requestId } = await its.get('/broken?company=Roe-Ltd', {
    headers: { accept: 'text/html' },
  });
  expect([status, requestId]).toEqual([500, expect.stringMatching(uuid)]);
  expect(body).toContain(`Reference <code>${requestId}</code>`);
  await expect.poll(records).toEqual([
    expect.objectContaining({
      level: 'error',
      message: expect.stringMatching(/^GET \/\[\[\.\.\.path\]\] was answered with 500 after [\d.]+ ms\.$/),
      requestId,
      method: 'GET',
      route: '/[[...path]]',
      status: 500,
      ms: expect.any(Number),
    }),
  ]);
  expect((await its.get('/broken')).body, 'for programs').toMatch(/\nReference [\da-f-]{36}\n$/);
});

test('each request has its line if that is wanted, without its address and what came with it', async () => {
  its.close();
  open({ requests: 'all' });
  const headers = {
    cookie: 'session=abc',
    authorization: 'Bearer hunter2hunter2',
    'x-forwarded-for': '203.0.113.77',
    referer: 'https://elsewhere.example/?q=jane@mail.example',
  };
  const paths = ['/platform', '/platform', '/nope/jane@mail.example', '/_next/a', '/api/alive'];
  for (const path of paths) await its.get(`${path}?token=hunter2&mail=jane%40mail.example`, { headers });
  await expect.poll(() => records().length).toBe(paths.length);
  expect(written).not.toMatch(/jane|hunter2|session|203\.0\.113|nope|elsewhere|\?/);
  expect(
    records()
      .map(({ status }) => status)
      .join(' '),
  ).toBe('200 200 404 200 204');
});
