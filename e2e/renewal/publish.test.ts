import type { SanityDocument } from '@sanity/client';
import { beforeAll, expect, test } from 'vitest';
import { killProcess } from '../product/kill-process.ts';
import { closeKept } from '../setup/shared-browser.ts';
import { client, html, launch, open, pid, url } from '../setup/site.ts';

const edited = ['page-home', 'page-about-us', 'footer', 'menu'];
const shown = ['/', '/about-us', '/join', '/no-such-page'];
/** Pages that do not show the hero of the home page. */
const others = ['/platform', '/about-us', '/blog/non-human-identity', '/join'];
const browser = await launch();
let before: SanityDocument[];
let wordsBefore: string[];
beforeAll(async () => {
  before = await client.fetch('*[_id in $edited]', { edited });
});

const often = { interval: 25 };
const wordsOf = (page: string) => page.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '');
const shownWords = () => Promise.all(shown.map(async (path) => wordsOf(await html(path))));
const etag = async (path: string) => (await fetch(url + path, { method: 'HEAD' })).headers.get('etag');

// Changes reach visitors in order: once these have, so has what an earlier test file changed back.
test('a changed line of the footer comes to every page, and the old one again', async () => {
  const line = 'A line by which the pages are known to be new';
  await client.patch('footer').set({ tagline: line }).commit();
  const having = async () =>
    (await Promise.all([...shown, ...others].map(html))).filter((page) => page.includes(line)).length;
  await expect.poll(having, often).toBe(shown.length + others.length);
  for (const document of before) await client.createOrReplace(document);
  await expect.poll(having, often).toBe(0);
  wordsBefore = await shownWords();
});

test('a changed hero title comes to the page, and pages that do not show it stay as they are', async () => {
  const before = await Promise.all(others.map(etag));
  const title = `Every key has an owner, said at ${Date.now()}`;
  await client.patch('page-home').set({ 'sections[0].title': title }).commit();
  await expect.poll(() => html('/'), often).toContain(title);
  expect(await Promise.all(others.map(etag))).toEqual(before);
  const { page } = await open(browser, '/');
  expect(await page.locator('h1').textContent()).toBe(title);
  await page.close();
});

test('a new page with three sections can be visited, moved and removed', async () => {
  const sections = [
    { _key: 'a', _type: 'hero', title: 'Made just now' },
    {
      _key: 'b',
      _type: 'faq',
      title: 'Questions',
      items: [{ _key: 'q', question: 'Is it here?', answer: [] }],
    },
    { _key: 'c', _type: 'cta-banner', title: 'The end' },
  ];
  expect((await fetch(`${url}/made-by-a-test`)).status).toBe(404);
  await client.create({
    _id: 'page-made',
    _type: 'page',
    title: 'Made',
    path: { _type: 'slug', current: '/made-by-a-test' },
    sections,
  });
  await expect.poll(async () => (await fetch(`${url}/made-by-a-test`)).status, often).toBe(200);
  const { page, errors } = await open(browser, '/made-by-a-test');
  expect(await page.locator('main section').count()).toBe(3);
  expect(errors).toEqual([]);
  await page.close();

  await client.patch('page-made').set({ 'path.current': '/moved-by-a-test' }).commit();
  await expect.poll(async () => (await fetch(`${url}/moved-by-a-test`)).status, often).toBe(200);
  await expect.poll(async () => (await fetch(`${url}/made-by-a-test`)).status, often).toBe(404);
  await client.delete('page-made');
  await expect.poll(async () => (await fetch(`${url}/moved-by-a-test`)).status, often).toBe(404);
});

test('a broken section and one of an unknown kind cost only themselves', async () => {
  const sections = [
    { _key: 'a', _type: 'hero', title: 'The page goes on' },
    { _key: 'b', _type: 'faq', title: { en: 'Broken' }, items: [] },
    { _key: 'c', _type: 'no-such-kind', title: 'Unknown' },
    { _key: 'd', _type: 'cta-banner', title: 'To its very end' },
  ];
  await client.create({
    _id: 'page-broken',
    _type: 'page',
    title: 'Broken',
    path: { _type: 'slug', current: '/broken' },
    sections,
  });
  await expect.poll(async () => (await fetch(`${url}/broken`)).status, often).toBe(200);
  const { page, errors } = await open(browser, '/broken');
  expect(await page.locator('main').innerText()).toMatch(/The page goes on.*To its very end/s);
  expect(await page.locator('main').innerText()).not.toMatch(/Unknown|Broken/);
  expect(errors).toEqual([]);
  await page.close();
  await client.delete('page-broken');
});

test('a section comes and goes by itself at the moments that it names, with nobody publishing anything', async () => {
  const path = '/timed-by-a-test';
  const soon = () => new Date(Date.now() + 3_000);
  const timed = (from: Date) => [
    { _key: 'a', _type: 'hero', title: 'What stays' },
    { _key: 'b', _type: 'cta-banner', title: 'What comes', showFrom: from.toISOString() },
    { _key: 'c', _type: 'cta-banner', title: 'What is hidden', hidden: true },
  ];
  const shows = (text: string) => async () => (await html(path)).includes(text);
  const from = soon();
  await client.create({
    _id: 'page-timed',
    _type: 'page',
    title: 'Timed',
    path: { _type: 'slug', current: path },
    sections: timed(from),
  });
  await expect.poll(shows('What stays'), often).toBe(true);
  await expect.poll(shows('What comes'), often).toBe(true);
  expect(Date.now(), 'and not before it shall').toBeGreaterThanOrEqual(from.getTime());
  expect(await html(`${path}.md`)).toContain('What comes');

  const until = soon();
  await client.patch('page-timed').set({ 'sections[_key=="b"].showUntil': until.toISOString() }).commit();
  await expect.poll(shows('What comes'), often).toBe(false);
  expect(Date.now(), 'nor gone before').toBeGreaterThanOrEqual(until.getTime());
  const page = await html(path);
  expect(page).toContain('What stays');
  expect(page, 'it costs visitors nothing').not.toContain('What is hidden');
  await client.delete('page-timed');
});

test('a new redirect, a change of the menu and one of the settings take effect at once', async () => {
  await client.create({
    _id: 'redirect-of-a-test',
    _type: 'redirect',
    from: { _type: 'slug', current: '/old-door' },
    to: { _type: 'link', page: { _type: 'reference', _ref: 'page-platform' } },
    isPermanent: false,
  });
  await expect
    .poll(async () => (await fetch(`${url}/old-door`, { redirect: 'manual' })).status, often)
    .toBe(307);
  await client.patch('footer').set({ tagline: 'A line from a test' }).commit();
  await expect.poll(() => html('/about-us'), often).toContain('A line from a test');
  await expect.poll(() => html('/no-such-page'), often).toContain('A line from a test');
  await client.patch('menu').set({ 'items[0].title': 'Machinery' }).commit();
  await expect.poll(() => html('/join'), often).toContain('Machinery');
});

test('pages go on being served while the lake is down, and are renewed when it is back', async () => {
  await closeKept();
  expect(killProcess(pid, 'scripts/lake.ts')).toBe(true);
  for (const path of ['/', '/platform', '/blog/non-human-identity'])
    expect((await fetch(url + path)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const health = async () => JSON.parse(await html('/api/health')).lake;
  await expect.poll(health).toBe('ok');
  const title = `Back at ${Date.now()}`;
  await client.patch('page-about-us').set({ 'sections[0].title': title }).commit();
  await expect.poll(() => html('/about-us')).toContain(title);
});

test('finished pages go on being served while the renderer is down, the rest waits for it, and what was published meanwhile comes', async () => {
  for (const path of ['/', '/platform']) await html(path);
  expect(killProcess(pid, 'web/renderer.ts')).toBe(true);
  const title = `Published meanwhile at ${Date.now()}`;
  await client.patch('page-about-us').set({ 'sections[0].title': title }).commit();
  for (const path of ['/', '/platform']) expect((await fetch(url + path)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await expect.poll(() => html('/about-us')).toContain(title);
});

test('a front that was killed is there again at once, with the pages that were finished', async () => {
  expect(killProcess(pid, 'web/front.ts')).toBe(true);
  await expect
    .poll(() =>
      fetch(`${url}/platform`).then(
        ({ status }) => status,
        () => null,
      ),
    )
    .toBe(200);
});

test('when everything is changed back, the pages are what they were', async () => {
  for (const document of before) await client.createOrReplace(document);
  await client.delete('redirect-of-a-test');
  await expect.poll(shownWords, often).toEqual(wordsBefore);
});
