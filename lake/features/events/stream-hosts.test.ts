import { expect, test } from 'vitest';
import { testLake } from '../../lake-fixture.ts';
import { streamHosts } from './stream-hosts.ts';

const origin = 'http://localhost:3000';
const listen = 'http://localhost:3030/v1/data/listen/production?query=*';
const own = { publicUrl: 'http://localhost:3030' };
const ask = (url: string, headers: Record<string, string>) =>
  [new Request(url, { headers }), new URL(url)] as const;

test('each stream of a page goes to a host of its own, with a ticket that holds once and for half a minute', () => {
  let now = 0;
  const hosts = streamHosts(own, () => now);
  const [first = '', second = ''] = [1, 2].map(() => hosts.redirect(...ask(listen, { origin }), 'secret'));
  expect([new URL(first).host, new URL(second).host]).toEqual(['sse1.localhost:3030', 'sse2.localhost:3030']);
  expect(new URL(first).searchParams.get('query')).toBe('*');
  const [ticket, late] = [first, second].map((url) => new URL(url).searchParams.get('ticket') ?? '');
  expect([hosts.isTicket(ticket ?? ''), hosts.take(ticket ?? ''), hosts.take(ticket ?? '')]).toEqual([
    true,
    'secret',
    undefined,
  ]);
  now = 31_000;
  expect([hosts.isTicket(late ?? ''), hosts.take(late ?? '')]).toEqual([false, undefined]);
});

test('a program, a page after its redirect, and a lake elsewhere keep their stream where it is', () => {
  const hosts = streamHosts(own);
  const at = (url: string, headers: Record<string, string>) =>
    hosts.redirect(...ask(url, headers), undefined);
  expect(at(listen, {})).toBeUndefined();
  expect(at(listen, { origin: 'null' })).toBeUndefined();
  expect(at(listen.replace('localhost', 'sse4.localhost'), { origin })).toBeUndefined();
  expect(at(listen.replace('localhost', 'lake.example'), { origin })).toBeUndefined();
  expect(at(listen.replace('localhost', '127.0.0.1'), { origin })).toBeUndefined();
  expect(at(listen.replace('localhost', 'tessera.localhost'), { origin })).toMatch(
    /^http:\/\/sse\d+\.localhost/,
  );
});

test('a lake of this machine leads there from the other names that lead to it, one that others reach does not', () => {
  const names = { ...own, hosts: ['p.api.sanity.io'] };
  const asked = ask(listen.replace('http://localhost:3030', 'https://p.api.sanity.io'), { origin });
  const led = new URL(streamHosts({ ...names, isLocal: true }).redirect(...asked, 'secret') ?? '');
  expect([led.origin, led.pathname]).toEqual(['http://sse1.localhost:3030', new URL(listen).pathname]);
  expect(led.searchParams.get('query')).toBe('*');
  expect(streamHosts(names).redirect(...asked, 'secret')).toBeUndefined();
});

test('behind the redirect the reader has the rights of the token that he left before it', async () => {
  const its = await testLake();
  const token = its.lake.createToken('viewer', 'Vera');
  const address = (host: string, rest: string) => `http://${host}/v1/data/live/events/production?${rest}`;
  const first = await its.lake.handle(
    new Request(address('localhost', 'includeDrafts=true'), {
      headers: { origin, authorization: `Bearer ${token}` },
    }),
  );
  expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([307, origin]);
  const next = first.headers.get('location') ?? '';
  const preflight = await its.lake.handle(
    new Request(next, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-headers': 'x-sanity-app' },
    }),
  );
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, 'null']);
  const stream = await its.lake.handle(new Request(next, { headers: { origin: 'null' } }));
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await stream.body?.cancel();
  const again = await its.lake.handle(new Request(next, { headers: { origin: 'null' } }));
  expect(again.status, 'the ticket is spent').toBe(403);
  await its.close();
});
