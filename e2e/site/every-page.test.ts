import { setImmediate as pause } from 'node:timers/promises';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { html, url } from '../setup/site.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { pathsIn, readSitemap } from './read-sitemap.ts';
import { addressesIn, structuredDataFaults } from './structured-data-faults.ts';

const concurrency = 6; // requests at a time
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Next and React write these: inline styles of pictures, scripts in the body, attributes in their own spelling.
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'script-type': 'off',
  },
});

const texts = new Map<string, string>();
const pages = new Map<string, ReadPage>();
/** The last change of each page, as the sitemap gives it. */
const lastmods = new Map<string, string>();

beforeAll(async () => {
  const sitemap = await readSitemap();
  const paths = pathsIn(sitemap);
  // Nobody can say when the further pages of a list last changed.
  const documents = paths.filter((path) => !/\/(page|category)\//.test(path));
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(documents.length);
  expect(paths.length).toBeGreaterThan(40);
  for (const [, address = '', date = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g))
    lastmods.set(pathOf(address), date);
  await inTurns(paths, async (path) => {
    const text = await html(path);
    texts.set(path, text);
    pages.set(path, readPage(text));
  });
});

/** The path of an address: the site under test has another address than the one that it was built for. */
const pathOf = (address = '') => URL.parse(address)?.pathname ?? '';

/** Does something for each item, a few at a time. */
async function inTurns<T>(all: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> {
  const rest = [...all];
  const run = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: concurrency }, run));
}

/** The faults of each page, in a line each. */
const faults = (find: (page: ReadPage, path: string) => (string | false | undefined)[]) =>
  [...pages].flatMap(([path, page]) =>
    find(page, path).flatMap((fault) => (fault ? [`${path}: ${fault}`] : [])),
  );

test('the HTML of every page is valid', { timeout: 300_000 }, async () => {
  const found: string[] = [];
  for (const [path, text] of texts) {
    const { results } = await validator.validateString(text, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      // Next writes this on the styles of code that is loaded later.
      const isOfNext =
        ruleId === 'attribute-misuse' && message.startsWith('"as" attribute cannot be used on <link>');
      if (!isOfNext) found.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
    await pause(); // lets Node notice connections that have ended meanwhile
  }
  expect(found).toEqual([]);
});

test('every page has one main heading, leaves out no level, and says of each picture what it shows', () => {
  expect(
    faults(({ headings, pictures }) => [
      headings.filter(({ level }) => level === 1).length !== 1 && 'has not one main heading',
      ...headings.map(
        ({ level, words }, index) =>
          level > (headings[index - 1]?.level ?? level) + 1 && `"${words}" leaves out a level`,
      ),
      ...headings.map(({ words }) => words.trim() === '' && 'has a heading without words'),
      ...pictures.map(({ src, alt }) => alt === null && `the picture ${src} has no alternative text`),
    ]),
  ).toEqual([]);
});

test('every page has a title, a description, a canonical address and a picture of its own', () => {
  const seen = new Map<string, string>();
  const again = (what: string, value: string, path: string) => {
    const first = seen.get(what + value);
    seen.set(what + value, path);
    return value === '' ? `has no ${what}` : first && `has the ${what} of ${first}`;
  };
  expect(
    faults(({ title, meta, canonical }, path) => [
      again('title', title, path),
      again('description', meta.get('description') ?? '', path),
      again('picture', meta.get('og:image') ?? '', path),
      pathOf(canonical) !== path && `has the canonical address ${canonical}`,
      meta.get('twitter:card') !== 'summary_large_image' && 'has no large card',
      (meta.get('og:image:width') !== '1200' || meta.get('og:image:height') !== '630') &&
        'has a card of another size',
      !meta.get('og:image:alt') && 'does not say what its card shows',
      meta.has('robots') && 'is hidden from search engines, and listed for them',
    ]),
  ).toEqual([]);
});

test('what is told to search engines keeps their rules, and agrees with what the page shows', () => {
  expect(
    faults((page, path) => [
      ...structuredDataFaults(page, path),
      page.structuredData.length === 0 && 'tells nothing',
      path !== '/' &&
        !page.structuredData.some((thing) => thing['@type'] === 'BreadcrumbList') &&
        'tells no way to it',
    ]),
  ).toEqual([]);
});

test('no page was changed after the sitemap says it was, and the feed has the dates of the posts', async () => {
  const dated = [...pages].flatMap(([path, { structuredData }]) =>
    structuredData.flatMap(({ datePublished, dateModified }) =>
      dateModified
        ? { path, published: Date.parse(String(datePublished)), changed: String(dateModified) }
        : [],
    ),
  );
  expect(dated.length).toBeGreaterThan(10);
  const late = dated.filter(
    ({ path, changed }) => Date.parse(changed) > Date.parse(lastmods.get(path) ?? ''),
  );
  expect(late).toEqual([]);
  const items = (await html('/feed.xml')).split('<item>').slice(1);
  const inFeed = items.map((item) => [
    pathOf(/<link>(.+)<\/link>/.exec(item)?.[1]),
    Date.parse(/<pubDate>(.+)<\/pubDate>/.exec(item)?.[1] ?? ''),
  ]);
  expect(inFeed.length).toBeGreaterThan(10);
  const onPages = new Map(dated.map(({ path, published }) => [path, published]));
  expect(inFeed.filter(([path, date]) => onPages.get(String(path)) !== date)).toEqual([]);
});

test('every address that search engines are told of is there, and the logo is as large as they are told', {
  timeout: 300_000,
}, async () => {
  const site = new URL(pages.get('/')?.canonical ?? '').origin;
  const own = new Set(
    [...pages.values()].flatMap(addressesIn).filter((address) => new URL(address).origin === site),
  );
  const missing: string[] = [];
  await inTurns(own, async (address) => {
    const { pathname, search } = new URL(address);
    if (pages.has(pathname)) return;
    const answer = await fetch(url + pathname + search, { method: 'HEAD' });
    if (!answer.ok) missing.push(`${address}: ${answer.status}`);
  });
  expect(missing).toEqual([]);
  const [organization] = pages.get('/')?.structuredData ?? [];
  const logo = organization?.logo as { url: string; width: number; height: number };
  const { width, height } = await sharp(await (await fetch(url + pathOf(logo.url))).arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: logo.width, height: logo.height });
});

test('no link of any page leads nowhere, and every anchor is there', { timeout: 300_000 }, async () => {
  const own = [...pages].flatMap(([path, { links }]) =>
    links.map((link) => ({ path, to: new URL(link, url + path) })).filter(({ to }) => to.origin === url),
  );
  const statuses = new Map<string, number>();
  await inTurns(new Set(own.map(({ to }) => to.pathname)), async (pathname) => {
    statuses.set(pathname, pages.has(pathname) ? 200 : (await fetch(url + pathname)).status);
  });
  const dead = own.filter(({ to }) => statuses.get(to.pathname) !== 200);
  expect(dead.map(({ path, to }) => `${path} links to ${to.pathname}`)).toEqual([]);
  const lost = own.filter(({ to }) => {
    const target = pages.get(to.pathname);
    return to.hash && target && !target.ids.has(decodeURIComponent(to.hash.slice(1)));
  });
  expect(lost.map(({ path, to }) => `${path} links to ${to.pathname}${to.hash}`)).toEqual([]);
});

test('every picture is there', { timeout: 300_000 }, async () => {
  const sources = new Set([...pages.values()].flatMap(({ pictures }) => pictures.map(({ src }) => src)));
  const missing: string[] = [];
  await inTurns(sources, async (src) => {
    if (src.startsWith('data:')) return;
    const answer = await fetch(new URL(src, url));
    await answer.arrayBuffer();
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) missing.push(src);
  });
  expect(missing).toEqual([]);
});

test('the cards of pages are drawn in the size that networks show, once and for ever', {
  timeout: 300_000,
}, async () => {
  for (const path of ['/', '/platform/visibility', '/blog/non-human-identity', '/join/technical-writer']) {
    const answer = await fetch(url + pathOf(pages.get(path)?.meta.get('og:image')));
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test('a card of what a page said before leads to the present one, and that of no page nowhere', async () => {
  const present = pathOf(pages.get('/platform')?.meta.get('og:image'));
  const old = await fetch(`${url}/cards/platform-0123456789.jpg`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([307, present]);
  expect((await fetch(`${url}/cards/nowhere-0123456789.jpg`)).status).toBe(404);
  expect((await fetch(`${url}/cards/platform.jpg`)).status).toBe(404);
});

test('every class on every page is known to a style sheet that it links, by the name that it has there', async () => {
  const sheets = new Map<string, string>();
  await inTurns(new Set([...pages.values()].flatMap((page) => page.sheets)), async (address) =>
    sheets.set(address, (await html(address)).replaceAll('\\', '')),
  );
  const unknown = [...pages].flatMap(([path, page]) => {
    const styles = page.sheets.map((address) => sheets.get(address)).join('');
    return [...page.classes].filter((name) => !styles.includes(`.${name}`)).map((name) => `${path} ${name}`);
  });
  expect(sheets.size).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});
