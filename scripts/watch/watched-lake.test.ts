import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLake } from '#lake/lake.ts';
import { lakeOptions } from '#lake/lake-fixture.ts';
import { type ServedLake, serveLake } from '#lake/serve.ts';
import { readEnvironment } from '#settings/environment.ts';
import { makeFigures } from '#telemetry/figures/figures.ts';
import { makeLog } from '#telemetry/log/log.ts';
import { type LogRecord, readRecords } from '#telemetry/log/record.ts';
import { currentRequestId, withRequest } from '#telemetry/request/current-request.ts';
import { createContentClient } from '#web/content/client.ts';
import { attendLake } from './attend-lake.ts';
import { addLakeFigures, countQueries } from './measure-lake.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const { token } = lakeOptions;
let dataDir: string;
let lake: ReturnType<typeof openLake>;
let served: ServedLake;
let written: string;
let figures: ReturnType<typeof makeFigures>;

async function open(trustedProxies: string[] = []) {
  written = '';
  figures = makeFigures('lake');
  const write = (text: string) => {
    written += text;
  };
  const log = makeLog({ process: 'lake', format: 'json', secrets: [token] }, { out: write, error: write });
  lake = openLake({ ...lakeOptions, dataDir, onQuery: countQueries(figures) });
  addLakeFigures(figures, lake);
  const attend = attendLake(log, { figures, requests: 'all', token, trustedProxies });
  served = await serveLake(lake, { port: 0, attend });
}
async function close() {
  await served.close();
  lake.close();
}
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-watched-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const records = () => readRecords(written).filter((one): one is LogRecord => typeof one !== 'string');
const idFor = async (headers: Record<string, string>) =>
  (await fetch(`${served.url}/v1/ping`, { headers })).headers.get('x-request-id');

test('the site and trusted proxies give a request its id; to others it is given', async () => {
  const sent = { 'x-request-id': 'request-of-a-visitor' };
  expect(await idFor({ ...sent, authorization: `Bearer ${token}` })).toBe('request-of-a-visitor');
  expect(await idFor({ ...sent, authorization: 'Bearer another-token' })).toMatch(uuid);
  expect(await idFor(sent)).toMatch(uuid);
  await close();
  await open(['127.0.0.1']);
  expect(await idFor(sent)).toBe('request-of-a-visitor');
});

test('what the site asks on account of a request has its id in the log of the lake', async () => {
  const client = createContentClient(
    readEnvironment({ SANITY_API_HOST: served.url, SANITY_READ_TOKEN: token }),
  );
  await withRequest('request-of-a-visitor', () =>
    client.fetch('*[_type == "page"]', { mail: 'jane@mail.example' }),
  );
  expect(currentRequestId()).toBeUndefined();
  await expect.poll(records).toMatchObject([
    {
      level: 'info',
      process: 'lake',
      requestId: 'request-of-a-visitor',
      method: 'GET',
      route: '/data/query/:dataset',
      status: 200,
    },
  ]);
});

test('no line has an address, a token, a cookie or what was asked', async () => {
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: 'sanitySession=abc',
    'x-forwarded-for': '203.0.113.77',
  };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(served.url + path, { ...init, headers: { ...headers, ...init.headers } });
  await ask('/v2023-05-03/data/query/production?query=*[mail=="jane@mail.example"]');
  await ask('/v2023-05-03/data/doc/production/jane-doe');
  await ask('/v2023-05-03/nothing/jane@mail.example?token=hunter2');
  await ask('/v2023-05-03/data/mutate/production', {
    method: 'POST',
    body: '{"mutations":[{"create":{"_type":"jane"}}]}',
  });
  await expect.poll(() => records().length).toBe(4);
  expect(written).not.toMatch(/jane|hunter2|sanitySession|203\.0\.113|administrator-of-a-test|\?/);
});

test('requests, queries, streams and what waits are figures', async () => {
  const client = createContentClient(
    readEnvironment({ SANITY_API_HOST: served.url, SANITY_READ_TOKEN: token }),
  );
  await client.fetch('*[0]');
  const gone = new AbortController();
  const { body } = await fetch(`${served.url}/v2025-02-19/data/live/events/production`, {
    signal: gone.signal,
  });
  await body?.getReader().read();
  const read = async () => (await figures.metrics()).split('\n');
  await expect
    .poll(read)
    .toEqual(
      expect.arrayContaining([
        'tessera_requests_total{route="/data/query/:dataset",status="200",process="lake"} 1',
        'tessera_query_seconds_count{process="lake",lane="known"} 1',
        'tessera_streams_open{process="lake"} 1',
        'tessera_queries_waiting{process="lake"} 0',
        'tessera_pictures_waiting{process="lake"} 0',
      ]),
    );
  gone.abort();
  await expect.poll(read).toEqual(expect.arrayContaining(['tessera_streams_open{process="lake"} 0']));
  const times = (await read()).filter((line) => line.startsWith('tessera_request_seconds_count'));
  expect(times.join('\n'), 'a stream has no duration').not.toContain('live/events');
});
