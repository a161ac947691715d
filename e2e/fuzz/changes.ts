import fc from 'fast-check';
import type { Asked } from './asked.ts';

type Change = (asked: Asked) => Asked;

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'CONNECT',
  'X'.repeat(300),
];
const words = [
  ...[
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    '[]',
    '{}',
    '"',
    '%',
    '%00',
    '%E0%A4%A',
    '%2e%2e%2f',
    '..%2f..',
    '//',
    '/.',
    '\\',
    '~',
  ],
  ...[
    '%0d%0ax:y',
    '%F0%9F%92%A9',
    '__proto__',
    'constructor',
    'drafts.',
    'versions.a.b',
    '_.releases.a',
    '*[',
    '$',
    '\u00ff',
  ],
  ...[
    '9'.repeat(40),
    'a'.repeat(5_000),
    '[['.repeat(500),
    `"${'a'.repeat(2_000)}"`,
    '2026-11-23T00:00:00Z',
    'true',
    '@',
    '😀',
  ],
];
const names = [
  ...[
    'w',
    'h',
    'q',
    'fit',
    'fm',
    'rect',
    'blur',
    'dpr',
    'query',
    'perspective',
    'limit',
    'tag',
    'sid',
    'origin',
    'path',
    'kind',
  ],
  ...[
    'from',
    'to',
    'hash',
    'ids',
    '$a',
    'resultSourceMap',
    'includeResult',
    'visibility',
    'returnIds',
    'filename',
    'time',
    '__proto__',
  ],
];
const oddHeaders: [string, string][] = [
  ['host', ''],
  ['host', 'evil.example'],
  ['host', 'a b'],
  ['origin', 'null'],
  ['origin', 'http://evil.example'],
  ['origin', 'no address'],
  ['authorization', 'Bearer'],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'a'.repeat(4_000)}`],
  ['cookie', '__prerender_bypass=a; preview-editor=a.1.b; sanity-preview-perspective=r1,%'],
  ['cookie', '='.repeat(2_000)],
  ['range', 'bytes=9-1,-,0-0'],
  ['range', 'bytes=99999999999-'],
  ['if-none-match', '"'],
  ['if-modified-since', 'never'],
  ['accept', 'text/x-component'],
  ['accept-encoding', 'br;q=x, zstd;q=9, *;q=0'],
  ['rsc', '1'],
  ['next-router-state-tree', '%5B%22'],
  ['next-action', 'a'.repeat(40)],
  ['x-middleware-subrequest', 'middleware'],
  ['x-forwarded-for', '1.2.3.4, ::1, a b'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'gopher'],
  ['forwarded', 'for="['],
  ['last-event-id', 'x'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', ';'],
  ['content-encoding', 'gzip'],
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade, keep-alive'],
  ['te', 'trailers'],
  ['transfer-encoding', 'gzip, chunked'],
  ['transfer-encoding', 'chunked'],
  ['content-length', '-1'],
  ['content-length', '1e3'],
  ['content-length', '99999999999999999999'],
  ['sec-fetch-site', 'cross-site'],
  ['x'.repeat(200), 'y'.repeat(4_000)],
  ['a', `b\u00e9\u00ff`],
];

const word = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 30 }).map(encodeURIComponent));
const whatever = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    '{',
    '[',
    '{"a":',
    'null',
    '0',
    '""',
    '{"__proto__":{"a":1}}',
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
  ),
);

/** A change that can happen to a request on its way, or that somebody can make on purpose. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...methods).map(
    (method): Change =>
      (asked) => ({ ...asked, method }),
  ),
  fc.tuple(fc.nat(8), word).map(
    ([place, text]): Change =>
      (asked) => {
        const [path = '', query] = asked.target.split('?');
        const parts = path.split('/');
        parts[1 + (place % Math.max(1, parts.length - 1))] = text;
        return { ...asked, target: parts.join('/') + (query === undefined ? '' : `?${query}`) };
      },
  ),
  fc.tuple(fc.constantFrom(...names), word).map(
    ([name, text]): Change =>
      (asked) => ({
        ...asked,
        target: `${asked.target}${asked.target.includes('?') ? '&' : '?'}${name}=${text}`,
      }),
  ),
  fc.tuple(fc.nat(10_000), word).map(
    ([place, text]): Change =>
      (asked) => {
        const at = place % (asked.target.length + 1);
        return { ...asked, target: asked.target.slice(0, at) + text + asked.target.slice(at) };
      },
  ),
  fc.constantFrom(...oddHeaders).map(
    ([name, value]): Change =>
      (asked) => ({
        ...asked,
        headers: [...asked.headers.filter(([known]) => known !== name), [name, value]],
      }),
  ),
  fc.constantFrom(...oddHeaders).map(
    (header): Change =>
      (asked) => ({ ...asked, headers: [...asked.headers, header] }),
  ),
  fc.constant<Change>((asked) => ({
    ...asked,
    headers: asked.headers.filter(([name]) => name !== 'authorization'),
  })),
  whatever.map(
    (text): Change =>
      (asked) => ({ ...asked, body: Buffer.from(text) }),
  ),
  fc.uint8Array({ maxLength: 300 }).map(
    (bytes): Change =>
      (asked) => ({ ...asked, body: Buffer.from(bytes) }),
  ),
  fc.tuple(fc.nat(100_000), fc.nat(255)).map(
    ([place, byte]): Change =>
      (asked) => {
        if (asked.body.length === 0) return asked;
        const body = Buffer.from(asked.body);
        body[place % body.length] = byte;
        return { ...asked, body };
      },
  ),
  fc.integer({ min: -3, max: 20 }).map(
    (more): Change =>
      (asked) => ({
        ...asked,
        way: more > 0 ? 'cut' : asked.way,
        headers: [...asked.headers, ['content-length', String(Math.max(0, asked.body.length + more))]],
      }),
  ),
  fc.constantFrom<Asked['way']>('slow', 'cut').map(
    (way): Change =>
      (asked) => ({ ...asked, way }),
  ),
);

const maxChanges = 4;

/** `count` of the known requests, each changed a few times or not at all; the same ones for the same seed. */
export function changedRequests(known: readonly Asked[], count: number, seed: number): Asked[] {
  const one = fc
    .tuple(fc.constantFrom(...known), fc.array(change, { maxLength: maxChanges }))
    .map(([asked, changes]) => changes.reduce((before, apply) => apply(before), asked));
  return fc.sample(one, { numRuns: count, seed }).map(fromSomewhere);
}

/** Gives each request a sender address of its own; otherwise most would only meet the limits for one visitor. */
function fromSomewhere(asked: Asked, index: number): Asked {
  if (asked.headers.some(([name]) => name === 'x-forwarded-for')) return asked;
  const place = `10.${(index >> 16) % 256}.${(index >> 8) % 256}.${index % 256}`;
  return { ...asked, headers: [...asked.headers, ['x-forwarded-for', place]] };
}
