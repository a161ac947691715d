import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerMetrics, type Metric } from './metrics.ts';

const figures: Metric[] = [
  { name: 'pages_waiting', type: 'gauge', help: 'Pages that wait.', value: 3 },
  { name: 'pages_rendered_total', type: 'counter', help: 'Pages made.', value: 17 },
];
let token: string | undefined;
const server = createServer((request, response) => {
  if (!answerMetrics(() => figures, token, request, response)) response.writeHead(404).end();
});

beforeEach(() => {
  token = 'a token of sixteen characters';
  server.listen(0);
});
afterEach(() => server.close());

const get = (authorization?: string, path = '/api/metrics') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: authorization ? { authorization } : {},
  });

test('whoever has the token gets the metrics as Prometheus reads them', async () => {
  const answer = await get(`Bearer ${token}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(`# HELP tessera_pages_waiting Pages that wait.
# TYPE tessera_pages_waiting gauge
tessera_pages_waiting 3
# HELP tessera_pages_rendered_total Pages made.
# TYPE tessera_pages_rendered_total counter
tessera_pages_rendered_total 17
`);
});

test('nobody else does, nor anybody where no token is set', async () => {
  expect((await get()).status).toBe(404);
  expect((await get('Bearer another')).status).toBe(404);
  expect((await get(`Bearer ${token}`, '/api/other')).status).toBe(404);
  token = undefined;
  expect((await get('Bearer undefined')).status).toBe(404);
});
