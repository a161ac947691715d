import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readRange } from '#limits/byte-range.ts';
import { pour } from '#limits/pour.ts';
import type { CdnHeaders } from '../cdn/cdn-headers.ts';
import { picturePolicy } from '../headers/page-policy.ts';
import { type AssetAddress, readAssetAddress } from './asset-address.ts';
import { assetKey, assetOf, provisionalKey } from './asset-key.ts';
import { type AssetPresence, createAssetPresence } from './asset-presence.ts';
import type { AssetDraft, AssetStore, StoredAsset } from './asset-store.ts';
import { etagOf, hasVersion, partAsked } from './asset-version.ts';
import { packingOf } from './packed-stream.ts';
import { pipeToAll } from './pipe-to-all.ts';

// The name of an asset is the hash of its content. A deleted one vanishes within a day from a cache that nobody tells.
const forEver = 'public, max-age=31536000, s-maxage=86400, immutable';

/** For an asset of which the lake may have a better version soon: as long as the lake says. */
const forSeconds = (seconds: number) => `public, max-age=${seconds}`;

/** How long the lake may take to begin its answer: where there is a copy to fall back on, and where there is none. */
const patience = { withCopyMs: 3_000, withoutMs: 30_000 };

/** Answers a request for an asset; false when the address is not one of an asset. */
export type AssetProxy = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Where the assets of a site are, and how they are fetched. */
export interface AssetPlace {
  lakeUrl: string;
  projectId: string;
  dataset: string;
  /** The headers by which answers tell a CDN how to keep them; null without a CDN. */
  cdn?: CdnHeaders | null;
  /** Counts a visitor's request to the lake; returns after how many seconds to try again, 0 when it is allowed now. */
  waitSeconds?: (request: IncomingMessage) => number;
  /** How long the lake may be silent, in milliseconds; by default a few seconds with a copy, half a minute without. */
  patience?: typeof patience;
}

/**
 * Serves the lake's pictures and files, and nothing else of it, from the site's own address, even while the lake is
 * down. What is deleted there is gone here within a minute; what it gives out for a limited time is fetched anew after
 * it.
 */
export function createAssetProxy(
  place: AssetPlace,
  store: AssetStore,
  presence: AssetPresence = createAssetPresence(place),
  now: () => number = Date.now,
): AssetProxy {
  return (request, response) => {
    const address = readAssetAddress(request.url ?? '', place);
    if (!address) return false;
    answer({ ...place, store, presence, now }, address, request, response).catch(() => refuse(response));
    return true;
  };
}

interface Means extends AssetPlace {
  store: AssetStore;
  presence: AssetPresence;
  now: () => number;
}

async function answer(
  means: Means,
  address: AssetAddress,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { store, presence, cdn, now } = means;
  const said = request.headers.accept ?? '*/*';
  const accept = cdn?.accepted(said) ?? said;
  const key = assetKey(address, accept);
  const found = (await store.find(key)) ?? (await store.find(provisionalKey(key)));
  const stored = found && (await presence.isThere(address.pathname)) ? found : null;
  if (found && !stored) await store.forget(assetOf(key));
  const asked: Asked = { address, key, accept };
  if (stored && (stored.until === undefined || now() < stored.until))
    sendStored(means, asked, stored, request, response);
  else if (!mayFetch(means, request, response)) return;
  else if (await fetchAsset(means, asked, stored, request, response)) presence.note(address.pathname);
}

/** Whether the lake may be asked on this visitor's account, because drawing pictures is costly; if not, answers 429. */
function mayFetch({ waitSeconds }: Means, request: IncomingMessage, response: ServerResponse): boolean {
  const seconds = waitSeconds?.(request) ?? 0;
  if (seconds <= 0) return true;
  const headers = {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  };
  response
    .writeHead(429, headers)
    .end(`That was a lot of new pictures at once. Try again in ${seconds} s.\n`);
  return false;
}

interface Asked {
  address: AssetAddress;
  key: string;
  accept: string;
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else {
    response
      .writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end('This asset cannot be fetched now.\n');
  }
}

function sendStored(
  { cdn, now }: Means,
  { address, key }: Asked,
  { file, type, bytes, until }: StoredAsset,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // An asset that may get a better version soon has no lasting ETag.
  const versionIn = (encoding?: string) => (until === undefined ? etagOf(key, encoding) : null);
  const range = readRange(partAsked(request, versionIn()), bytes);
  const seconds = until === undefined ? undefined : Math.max(1, Math.ceil((until - now()) / 1000));
  const packing = range || bytes === 0 ? null : packingOf(type, request.headers['accept-encoding']);
  const etag = versionIn(packing?.encoding);
  const common = {
    ...commonHeaders(type, seconds),
    ...(etag && { etag }),
    ...cdn?.ofAsset(address.pathname, seconds),
  };
  if (etag && hasVersion(request, etag)) {
    response.writeHead(304, common).end();
    return;
  }
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${bytes}` }).end();
    return;
  }
  if (packing) {
    response.writeHead(200, { ...common, 'content-encoding': packing.encoding });
    if (request.method === 'HEAD') response.end();
    else pour(createReadStream(file), packing.stream(), response).catch(() => response.destroy());
    return;
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const headers = { ...common, 'accept-ranges': 'bytes', 'content-length': end - start + 1 };
  if (range) response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${bytes}` });
  else response.writeHead(200, headers);
  if (request.method === 'HEAD' || bytes === 0) response.end();
  else pour(createReadStream(file, { start, end }), response).catch(() => response.destroy());
}

/** Sends an asset from the lake and keeps it, else the stored copy; returns whether it came from the lake. */
async function fetchAsset(
  means: Means,
  asked: Asked,
  stored: StoredAsset | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { lakeUrl, cdn, store, now, patience: { withCopyMs, withoutMs } = patience } = means;
  const { address, key, accept } = asked;
  const headers: Record<string, string> = { accept, 'accept-encoding': 'identity' };
  const part = partAsked(request, etagOf(key));
  if (part) headers.range = part;
  // A visitor who leaves ends the request before the lake answers; once it flows, it is kept for others.
  const left = new AbortController();
  const leave = () => left.abort();
  response.once('close', leave);
  const { signal } = left;
  const url = new URL(address.pathname + address.search, lakeUrl);
  const { method } = request;
  const asking = fetch(url, { method, headers, redirect: 'manual', signal });
  const late = setTimeout(leave, stored ? withCopyMs : withoutMs);
  const answered = asking.finally(() => clearTimeout(late));
  const upstream = await (stored ? answered.catch(() => null) : answered);
  if (stored && !(upstream && isAsset(upstream))) {
    await upstream?.body?.cancel();
    sendStored(means, asked, stored, request, response);
    return false;
  }
  if (!upstream) return false;
  if (!isAsset(upstream)) {
    await sendRefusal(upstream, request, response);
    return false;
  }
  const type = upstream.headers.get('content-type') ?? 'application/octet-stream';
  for (const name of ['content-length', 'content-range', 'accept-ranges']) {
    const value = upstream.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  const seconds = secondsOf(upstream);
  const until = seconds === undefined ? undefined : now() + seconds * 1000;
  response.writeHead(upstream.status, {
    ...commonHeaders(type, seconds),
    ...(until === undefined && { etag: etagOf(key) }),
    ...cdn?.ofAsset(address.pathname, seconds),
  });
  if (!upstream.body || request.method === 'HEAD') {
    response.end();
    return true;
  }
  // Both writers must be attached before the first byte flows.
  const draftKey = until === undefined ? key : provisionalKey(key);
  const draft = isWhole(upstream) ? await store.open(draftKey).catch(() => null) : null;
  const body = Readable.from(upstream.body);
  if (!draft) {
    await pour(body, response);
    return true;
  }
  body.on('error', () => response.destroy());
  response.off('close', leave);
  // A full disk must not disturb the visitor's download.
  pipeToAll(body, [response, draft.stream], leave);
  const bytes = Number(upstream.headers.get('content-length') ?? Number.NaN);
  await keep(draft, body, { type, bytes, until });
  return true;
}

/** Whether an answer is an asset: a success with a length. Endless streams, redirects and errors are none. */
function isAsset({ status, headers }: Response): boolean {
  const isEndless = !headers.has('content-length') || headers.get('content-type') === 'text/event-stream';
  return (status === 200 || status === 206) && !isEndless;
}

/** Passes the lake's refusal on to the visitor, uncached. Throws when the answer is no refusal. */
async function sendRefusal(
  upstream: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (upstream.status < 400) {
    await upstream.body?.cancel();
    throw new Error('The lake answered with what is no asset.');
  }
  const headers: Record<string, string> = {
    'content-type': upstream.headers.get('content-type') ?? 'text/plain',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  const range = upstream.headers.get('content-range');
  if (range) headers['content-range'] = range;
  response.writeHead(upstream.status, headers);
  if (upstream.body && request.method !== 'HEAD') await pour(Readable.from(upstream.body), response);
  else response.end();
}

/** For how many seconds an asset may be kept that may get a better version soon; undefined means for ever. */
function secondsOf({ headers }: Response): number | undefined {
  const said = headers.get('cache-control') ?? 'immutable';
  const [, seconds] = said.match(/max-age=(\d+)/) ?? [];
  return said.includes('immutable') || seconds === undefined ? undefined : Number(seconds);
}

/** Whether an answer holds the whole asset: browsers begin a film by the range of all of it, `bytes=0-`. */
function isWhole({ status, headers }: Response): boolean {
  const [, end, size] = headers.get('content-range')?.match(/^bytes 0-(\d+)\/(\d+)$/) ?? [];
  return status === 200 || (status === 206 && size !== undefined && Number(end) + 1 === Number(size));
}

/** Keeps what was sent to the visitor; a broken transfer leaves nothing behind. */
async function keep(
  draft: AssetDraft,
  body: Readable,
  expected: { type: string; bytes: number; until: number | undefined },
): Promise<void> {
  try {
    await finished(body);
    await finished(draft.stream);
    if (draft.stream.bytesWritten !== expected.bytes) throw new Error('The lake sent less than it said.');
    await draft.keep(expected.type, expected.until);
  } catch {
    draft.stream.destroy();
    await draft.drop();
  }
}

function commonHeaders(type: string, seconds: number | undefined): Record<string, string> {
  const headers = {
    'content-type': type,
    'cache-control': seconds === undefined ? forEver : forSeconds(seconds),
    vary: type.startsWith('image/svg') ? 'Accept, Accept-Encoding' : 'Accept',
    'x-content-type-options': 'nosniff',
  };
  // An uploaded SVG or HTML file that is opened by itself must not act in the site's name.
  return /html|xml/.test(type) ? { ...headers, 'content-security-policy': picturePolicy } : headers;
}
