import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../product/client-of.ts';
import { killProcess } from '../product/kill-process.ts';
import { startAt, type TravellingProduct } from '../product/start-at.ts';

// A zone where the next year begins about half a day before it does in UTC.
const zone = 'Pacific/Auckland';
const [last, year] = [new Date().getUTCFullYear(), new Date().getUTCFullYear() + 1];
const newYear = Date.UTC(year, 0, 1);
// On the first Sunday of April the clocks of that zone go back an hour.
const sunday = [1, 2, 3, 4, 5, 6, 7].find((day) => new Date(Date.UTC(year, 3, day)).getUTCDay() === 0) ?? 1;
const clockChange = Date.UTC(year, 3, sunday) - 10 * 60 * 60_000;
const lateEvening = `${year}-03-31T23:30:00Z`; // already the first of April in the zone
const dayMs = 24 * 60 * 60_000;
const iso = (time: number) => new Date(time).toISOString();
const kept = ['/', '/platform', '/blog/non-human-identity'];
/** Pages that depend on no post and no position. */
const steady = ['/platform', '/about-us', '/press'];

let product: TravellingProduct;
beforeAll(async () => {
  product = await startAt(iso(newYear - 10 * 60_000), zone);
});
afterAll(() => product.stop());

const client = () => clientOf(product);
const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });
const html = async (path: string) => (await get(path)).text();
const yearsOf = (text: string) =>
  [...text.matchAll(/© <span data-year="">(\d+)</g)].map(([, shown]) => shown);
const etags = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await get(path)).headers.get('etag')));
const often = { interval: 25 };

/** The token of somebody who has accepted an invitation, as the Studio fetches it. */
async function signIn(): Promise<string> {
  const { link } = await client().request<{ link: string }>({
    url: '/lake/team/invite',
    method: 'POST',
    body: { email: 'ada@travel.example', role: 'editor' },
  });
  const { origin } = new URL(link);
  const body = new URLSearchParams({ name: 'Ada', password: 'a long sentence of hers' });
  const joined = await fetch(link, { method: 'POST', redirect: 'manual', headers: { origin }, body });
  const sid = new URLSearchParams(new URL(joined.headers.get('location') ?? '').hash.slice(1)).get('sid');
  const { token } = await (await fetch(`${product.lakeUrl}/v2023-05-03/auth/fetch?sid=${sid}`)).json();
  return token;
}
const mayEnter = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.lakeUrl}/v2023-05-03/users/me`, { headers });
  return Boolean((await answer.json()).id);
};

test('at New Year every page has the new year, from memory, from the file, rendered before or after', async () => {
  // All cached pages, Next's own copies too, are of the old year; this change renders them anew.
  await client().patch('footer').set({ tagline: 'Of the old year' }).commit();
  for (const path of [...kept, '/no-such-page', '/about-us', '/press']) {
    await expect.poll(() => html(path), often).toContain('Of the old year');
    expect(yearsOf(await html(path)), path).toEqual([`${last}`]);
  }
  const [etag = ''] = await etags(['/platform']);
  product.travelTo(iso(newYear));
  for (const path of [
    ...kept,
    '/no-such-page',
    '/about-us',
    '/press',
    '/why-cardea',
    '/join/technical-writer',
  ])
    expect(yearsOf(await html(path)), path).toEqual([`${year}`]);
  expect(killProcess(product.pid, 'web/front.ts')).toBe(true);
  const answered = () => get('/platform', { 'if-none-match': etag ?? '' }).catch(() => null);
  // A browser with last year's page in its cache gets the new one.
  await expect.poll(async () => (await answered())?.status).toBe(200);
  for (const path of kept) expect(yearsOf(await html(path)), path).toEqual([`${year}`]);
});

test('a page of this year is known by its ETag, and is the same in every encoding', async () => {
  const texts = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get('/platform', { 'accept-encoding': encoding })).text(),
    ),
  );
  expect(new Set(texts).size).toBe(1);
  const etag = (await get('/platform')).headers.get('etag') ?? '';
  expect((await get('/platform', { 'if-none-match': etag })).status).toBe(304);
});

test('what editors see has the year, too', async () => {
  expect(yearsOf(await html('/draft/no-such-link'))).toEqual([`${year}`]);
});

test('when the clocks change, days stay what they are in UTC, and no page is another one', {
  timeout: 480_000,
}, async () => {
  product.travelTo(iso(clockChange - 60_000));
  const dated = { publishedAt: lateEvening, slug: { _type: 'slug', current: 'of-the-night' } };
  const { _id: author } = await client().fetch('*[_type == "author"][0]');
  await client().create({
    ...dated,
    _id: 'post-of-the-night',
    _type: 'post',
    title: 'Of the night',
    excerpt: 'Written late.',
    author: { _type: 'reference', _ref: author },
    body: [],
  });
  await client().create({
    ...dated,
    _id: 'position-of-the-night',
    _type: 'position',
    title: 'Watch',
    summary: 'At night.',
    body: [],
  });
  const shown = ['/blog/of-the-night', '/join/of-the-night'];
  const statuses = () => Promise.all(shown.map(async (path) => (await get(path)).status));
  await expect.poll(statuses, often).toEqual([200, 200]);
  // Each page that lists posts is renewed at a time of its own.
  for (const path of ['/feed.xml', '/blog', '/'])
    await expect.poll(() => html(path), often).toContain('Of the night');
  await expect.poll(() => html('/join'), often).toContain('href="/join/of-the-night"');
  expect(await html('/join'), 'for which one may not apply any more').not.toContain(
    '/join/product-designer"',
  );
  const whole = () => Promise.all([...shown, ...kept, '/feed.xml', '/sitemaps/1.xml'].map(html));
  let [before, same]: [string[], number] = [[], 0];
  // Other pages show the new posts as well, and the sitemap says when each page has changed. Nothing tells when all of
  // that is done.
  const isAtRest = async () => {
    const last = before;
    before = await whole();
    same = before.join() === last.join() ? same + 1 : 0;
    return same >= 3;
  };
  await expect.poll(isAtRest, { interval: 3_000, timeout: 180_000 }).toBe(true);
  for (const page of before.slice(0, 2))
    expect(page).toMatch(new RegExp(`<time dateTime="${year}-03-31">March 31, ${year}<`, 'i'));
  expect(before.join()).toContain(`${new Date(lateEvening).toUTCString()}</pubDate>`);
  product.travelTo(iso(clockChange + 60_000));
  expect(await whole()).toEqual(before);
});

test('40 days later nothing is served that was true then, and what was to end has ended', async () => {
  const later = clockChange + 40 * dayMs;
  const secret = 'c0ffee'.repeat(8); // in the form in which the Studio makes secrets
  await client().create({
    _id: `preview-links.${secret}`,
    _type: 'preview-link',
    expiresAt: iso(clockChange + 30 * dayMs),
    perspective: ['drafts'],
    document: { _type: 'reference', _ref: 'page-platform', _weak: true },
  });
  const token = await signIn();
  expect(await mayEnter(token)).toBe(true);
  expect(await html(`/draft/${secret}`)).toMatch(new RegExp(`>May \\d+, ${year}<`));
  const etagsBefore = await etags(steady);

  product.travelTo(iso(later));
  expect(await mayEnter(token), 'a session ends after two weeks').toBe(false);
  expect(await html(`/draft/${secret}`)).toContain('This link has expired');
  expect(await etags(steady), 'what has not changed').toEqual(etagsBefore);
  // These pages were rendered by the build, longer ago than Next keeps anything, and nobody has asked for them before.
  for (const path of ['/principles', '/trust-center', '/join/technical-writer'])
    expect(yearsOf(await html(path)), path).toEqual([`${year}`]);

  const title = 'Published forty days later';
  await client().patch('page-principles').set({ 'sections[0].title': title }).commit();
  await client().patch('footer').set({ tagline: 'Another line' }).commit();
  await client().patch('post-of-the-night').set({ title, 'slug.current': 'of-the-day' }).commit();
  for (const path of ['/principles', '/blog/of-the-day', '/feed.xml', '/blog'])
    await expect.poll(() => html(path), often).toContain(title);
  for (const path of [...kept, '/no-such-page', '/trust-center'])
    await expect.poll(() => html(path), often).toContain('Another line');
  await expect.poll(() => html('/sitemaps/1.xml'), often).toContain('/blog/of-the-day<');
  expect(await html('/sitemaps/1.xml')).not.toContain('/blog/of-the-night<');
  const entry = (await html('/sitemaps/1.xml')).split('<url>').find((one) => one.includes('/principles<'));
  expect(entry).toContain(iso(later).slice(0, 10));
});
