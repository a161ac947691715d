import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { senderAddresses } from '#limits/sender-address.ts';
import type { Unfound } from '#limits/unfound.ts';
import { readEnvironment } from '#settings/environment.ts';
import { FinishedPages } from '../finished/finished-pages.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords, recordsFile } from '../known/open-records.ts';
import { answerCommand } from '../renderer/commands.ts';
import { PageRenderer } from '../renderer/page-renderer.ts';
import { TagIndex } from '../renewal/tags/tag-index.ts';
import { tallyUnfound, type UnfoundTally } from '../unfound/unfound-tally.ts';
import { tallyVisits, type Visits, type VisitTally } from '../visits/visit-tally.ts';
import { SharedPages } from './cache/shared-pages.ts';
import { createFront } from './front.ts';
import type { FrontParts } from './front-parts.ts';
import { answerRate } from './load/answer-rate.ts';
import { openReadiness } from './load/readiness.ts';
import { openPreviewSessions } from './previews/preview-sessions.ts';
import { openRendererLink } from './renderer-link.ts';
import { generatedFiles } from './requests/next-paths.ts';

/** The parts of a front's answer that tests look at. */
export interface Answered {
  status?: number;
  body: string;
  location?: string;
  requestId?: string;
}

/**
 * A front before a renderer in which a stand-in takes the place of Next. It reads the records that the renderer writes.
 */
export interface TestFront {
  /** The addresses that Next was asked for, and in `from` the sender's address that came with the last request. */
  asked: string[];
  from: string | undefined;
  /** What the front has told the renderer. */
  told: string[];
  /** How often the front has had the renderer make a page; and in `held`, what Next waits for before it answers. */
  made: number;
  held: Promise<void> | undefined;
  known: KnownPaths;
  unfound: UnfoundTally;
  visits: VisitTally;
  index: TagIndex;
  finished: FinishedPages;
  /** The id that the last request brought to Next; and the port on which the front listens. */
  requestId: string | undefined;
  port: number;
  /** Requests a path exactly as it is written; `fetch` would normalise it. */
  get(path: string, asking?: { method?: string; headers?: Record<string, string> }): Promise<Answered>;
  /** Ends the renderer and returns a function that starts it again. */
  endRenderer(): Promise<() => void>;
  /** Makes the records that the front reads fail from now on, as when a disk is lost. */
  loseRecords(): void;
  close(): void;
}

/** A document at a path, as the site knows it. */
export const documentAt = (path: string) => ({
  id: `page${path.replaceAll('/', '-')}`,
  path,
  updatedAt: '2026-01-01T00:00:00Z',
  isListed: path === '/platform',
  lists: [],
});

const portOf = (server: Server) => (server.address() as AddressInfo).port; // they listen on ports, not on pipes
const secret = 'secret of fronts';
const names = 'platform old moved several nowhere twice broken gone evil café';

/** Opens a front for a test, with `parts` in place of the usual ones. */
export function openTestFront(parts: Partial<FrontParts> = {}): TestFront {
  const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
  const written = openRecords(recordsFile(folder));
  const known = new KnownPaths(written);
  known.take(names.split(' ').map((name) => documentAt(`/${name}`)));
  known.isComplete = true;
  known.listsAreOld = false;
  const finished = new FinishedPages(written);
  const asked: string[] = [];
  const told: string[] = [];

  const next: RequestListener = async (request, response) => {
    asked.push(request.url ?? '');
    its.from = request.headers['x-forwarded-for']?.toString();
    its.requestId = request.headers['x-request-id']?.toString();
    await its.held;
    standForNext(request, response);
  };
  const answerInside: RequestListener = (request, response) => {
    if (!answerCommand(commanded, secret, request, response)) next(request, response);
  };
  let inner = createServer(answerInside).listen(0);
  const port = portOf(inner);
  const headers = siteHeaders(readEnvironment({}));
  const renderer = new PageRenderer({
    origin: `http://127.0.0.1:${port}`,
    finishHtml: (html) => html,
    leave: 'leave',
    headers,
    finished,
  });
  const commanded = {
    make(path: string) {
      its.made++;
      if (finished.ageOf(path) === 'fresh') return renderer.render(path);
      told.push(`anew ${path}`);
      return renderer.renderAnew(path);
    },
    search: (question: string) => renderer.show(`/search?${new URLSearchParams({ q: question })}`),
    view: (path: string) => void told.push(`view ${path}`),
    check: (path: string) => void told.push(`check ${path}`),
    unfound: (addresses: Unfound[]) =>
      void told.push(...addresses.map(({ path, count }) => `unfound ${path} ${count}`)),
    visited: (visits: Visits) => void told.push(...visits.map(([path, count]) => `visited ${path} ${count}`)),
    state: async () => ({ isRenewing: true, isLakeUp: true }),
  };
  const records = openRecords(recordsFile(folder));
  const shared = new KnownPaths(records);
  const link = openRendererLink({ port, secret });
  const unfound = tallyUnfound(link.unfound);
  const visits = tallyVisits(link.visited);
  const front = createFront({
    cdn: null,
    unfound,
    visits,
    attendance: { isProxy: () => false, hear() {}, hearAtOnce() {}, hearPage: undefined },
    missing: openReadiness({ known: shared, askRenderer: link.state }),
    isForNext: (path) => /^\/(_next|api)\//.test(path),
    staticFiles: null,
    studio: undefined,
    assets: () => false,
    previewCookie: 'secret',
    previews: openPreviewSessions('key', async () => true),
    pages: new SharedPages({
      finished: new FinishedPages(records),
      isOfPresentSettings: () => true,
      maxBytes: 1_000_000,
    }),
    known: shared,
    renderer: link,
    headers,
    senderAddress: senderAddresses(),
    siteUrl: 'http://localhost:3000',
    securityText: () => null,
    mayAsk: answerRate(),
    ...parts,
  });
  const site = createServer(front).listen(0);
  const its: TestFront = {
    asked,
    from: undefined,
    requestId: undefined,
    port: portOf(site),
    told,
    made: 0,
    held: undefined,
    known,
    unfound,
    visits,
    index: new TagIndex(written, generatedFiles),
    finished,
    get: (path, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        send({ port: portOf(site), path, method, headers }, (response) => {
          let body = '';
          response.on('data', (text) => {
            body += text;
          });
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              body,
              location: response.headers.location,
              requestId: response.headers['x-request-id']?.toString(),
            }),
          );
        })
          .on('error', reject)
          .end();
      }),
    async endRenderer() {
      inner.closeAllConnections();
      await new Promise((resolve) => inner.close(resolve));
      return () => {
        inner = createServer(answerInside).listen(port);
      };
    },
    loseRecords: () => records.close(),
    close() {
      inner.close();
      inner.closeAllConnections();
      site.close();
      rmSync(folder, { recursive: true });
    },
  };
  return its;
}

/** Answers as Next does, faults included. */
const standForNext: RequestListener = (request, response) => {
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=3600', 'x-nextjs-cache': 'HIT' };
  if (request.url === '/old')
    response.writeHead(308, { ...headers, location: '/platform' }).end('a whole page');
  else if (request.url === '/moved')
    response.writeHead(308, headers).end('3f:E{\\"digest\\":\\"NEXT_REDIRECT;replace;/platform/new;308;\\"}');
  else if (request.url === '/several')
    response
      .writeHead(308, headers)
      .end('3f:E{\\"digest\\":\\"NEXT_REDIRECT;replace;/a?b=1\\u0026c=2;308;\\"}');
  else if (request.url === '/nowhere') response.writeHead(308, headers).end('a whole page');
  else if (request.url === '/twice')
    response.writeHead(307, { ...headers, location: '/platform, /platform' }).end('a whole page');
  else if (request.url === '/evil')
    response.writeHead(308, { ...headers, location: '//evil.example' }).end('a whole page');
  else if (request.url === '/broken') response.writeHead(500, headers).end('Broken');
  else if (request.url === '/gone') response.writeHead(404, headers).end();
  else
    response.writeHead(200, headers).end(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`);
};
