import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '#settings/environment.ts';
import { noPurger } from '../cdn/purger.ts';
import { makeFinishedPage, plainOf } from '../finished/finished-page.ts';
import { FinishedPages } from '../finished/finished-pages.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords } from '../known/open-records.ts';
import { PageRenderer } from '../renderer/page-renderer.ts';
import { MostVisited } from '../visits/most-visited.ts';
import { AddressWatch } from './addresses/address-watch.ts';
import type { AskAddresses } from './addresses/ask-addresses.ts';
import type { RenewalParts } from './renewal-parts.ts';
import { TagIndex } from './tags/tag-index.ts';

const idOf = (path: string) => path.slice(1);

/** What the lake says of the document at a path. */
export const documentAt = (path: string) => ({
  id: idOf(path),
  path,
  updatedAt: '2026-01-01T00:00:00Z',
  isListed: true,
  lists: [],
});

/** What the lake's event says of a change of the page at a path. */
export const tagsOf = (path: string) => ['s2:all', 's2:t.page', `s2:d.${idOf(path)}`];

/** A site of two pages, `/a` and `/b`, with what its renewal works with; a test changes what stands in it. */
export interface TestSite {
  /** What the lake has at each path. */
  content: Map<string, string>;
  /** What Next has stored of each path. */
  html: Map<string, string>;
  /** Paths that cannot be rendered. */
  failing: Set<string>;
  isDown: boolean;
  /** The tags marked, paths rendered anew, event ids kept and paths purged, each in the order in which it happened. */
  marked: string[][];
  rendered: string[];
  kept: (string | null)[];
  purged: string[];
  /** Hears of each path that Next is asked for without leave; the answer waits until this is done. */
  onKept: (path: string) => unknown;
  onLate: (path: string) => void;
  /** Whether a page would be made of the same content once more. */
  isMadeOf: (path: string, tags: readonly string[]) => boolean;
  visited: MostVisited;
  /** How the lake is asked. */
  ask: AskAddresses;
  parts: RenewalParts;
  /** The finished page at a path. */
  shown: (path: string) => string | undefined;
  close: () => void;
}

/** Starts such a site. It renders as Next does: a request with leave gets a new page, any other what was made last. */
export async function testSite(): Promise<TestSite> {
  const content = new Map([
    ['/a', 'A1'],
    ['/b', 'B1'],
  ]);
  const html = new Map(content);
  const inner = createServer(async (request, response) => {
    const url = request.url ?? '';
    if (request.headers['x-prerender-revalidate'] === 'leave') {
      // This answer never ends, like Next's when it renders an error while the lake is away.
      if (site.failing.has(url)) return void response.writeHead(500).write('It could not be rendered.');
      site.rendered.push(url);
      const present = content.get(url);
      if (present === undefined) html.delete(url);
      else html.set(url, present);
    } else {
      if (!html.has(url) && content.has(url)) html.set(url, content.get(url) ?? '');
      await site.onKept(url);
    }
    response.setHeader('cache-control', 's-maxage=3600');
    response.writeHead(html.has(url) ? 200 : 404).end(html.get(url));
  }).listen(0);
  /** Answers as the lake does, by what the test has put at each path. */
  const ask: AskAddresses = {
    async byId(ids) {
      if (site.isDown) throw new Error('The lake is down.');
      return [...content.keys()].filter((path) => ids.includes(idOf(path))).map(documentAt);
    },
    after: async () => [...content.keys()].map(documentAt),
    since: async () => ({ changed: [], count: content.size }),
    below: async () => ({ addresses: [], tags: [] }),
    hidden: async () => ({ isHidden: false, tags: [] }),
  };
  const records = openRecords(':memory:');
  const visited = new MostVisited();
  const index = new TagIndex(records, ['/feed.xml'], (max) => visited.paths(max));
  index.record('everything,path:%2Fa,s2:d.a,s1:menu');
  index.record('everything,path:%2Fb,s2:d.b,s1:menu');
  const known = new KnownPaths(records);
  known.take(['/a', '/b'].map(documentAt));
  known.isComplete = true;
  const finished = new FinishedPages(records);
  const site: TestSite = {
    content,
    html,
    failing: new Set(),
    isDown: false,
    marked: [],
    rendered: [],
    kept: [],
    purged: [],
    onKept() {},
    onLate() {},
    isMadeOf: () => false,
    visited,
    ask,
    parts: {
      index,
      known,
      watch: new AddressWatch(known, ask),
      finished,
      renderer: new PageRenderer({
        origin: `http://127.0.0.1:${(inner.address() as AddressInfo).port}`,
        headers: siteHeaders(readEnvironment({})),
        finishHtml: (html) => html,
        leave: 'leave',
        finished,
        isMadeOf: async (path, tags) => site.isMadeOf(path, tags),
        onRenewed: (path) => void site.purged.push(path),
        onLate: (path) => site.onLate(path),
      }),
      generated: ['/feed.xml'],
      purger: {
        ...noPurger,
        pages: (paths) => site.purged.push(...paths),
        everyPage: () => site.purged.push('all'),
      },
      search: { note() {}, sweep() {}, begin() {}, close: async () => {} },
      keepState: ({ lastEventId }) => site.kept.push(lastEventId),
      markStale: async (tags) => void site.marked.push(tags),
    },
    shown(path) {
      const standing = finished.get(path);
      return standing && plainOf(standing.page).toString();
    },
    close() {
      inner.closeAllConnections();
      inner.close();
    },
  };
  for (const [path, text] of html) finished.put(path, await makeFinishedPage(200, {}, Buffer.from(text)));
  return site;
}
