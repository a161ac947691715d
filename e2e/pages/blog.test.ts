import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { client, html, launch, open, url } from '../setup/site.ts';
import { readSitemap } from '../site/read-sitemap.ts';

const browser = await launch();

const renewed = { timeout: 60_000 }; // long, because every post and every list of posts may be rendered before
const status = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status;

test('without JavaScript the pages and categories of the blog are addresses of their own', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${url}/blog`);
  expect(await page.locator('[data-part=posts] article').count()).toBe(10);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/blog/page/2');
  expect(await page.locator('[data-part=posts] article').count()).toBe(4);
  expect(
    await page.locator('nav[aria-label="Pages of posts"] [aria-current=page]', { hasText: '2' }).count(),
  ).toBe(1);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Agents' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/blog/category/agents');
  expect(await page.getByRole('heading', { level: 2, name: 'Agents' }).count()).toBe(1);
  expect(await page.locator('[data-part=posts] article').count()).toBe(3);
  await page.close();
});

test('each page says which it is, where it stands, and what comes before and after', async () => {
  const first = await html('/blog');
  expect(first).toContain('<link rel="next" href="http://localhost:3000/blog/page/2"/>');
  const second = await html('/blog/page/2');
  expect(second).toContain('<title>Blog, page 2 | Cardea</title>');
  expect(second).toContain('<link rel="canonical" href="http://localhost:3000/blog/page/2"/>');
  expect(second).toContain('<link rel="prev" href="http://localhost:3000/blog"/>');
  expect(await html('/blog/category/research')).toContain('<title>Blog: Research | Cardea</title>');
  const sitemap = await readSitemap();
  for (const path of ['/blog/page/2', '/blog/category/agents']) expect(sitemap).toContain(`${path}</loc>`);
  expect(await html('/blog/page/2.md')).toContain('Page 1 of 2');
});

test('the first page has one address, and what does not exist is not found', async () => {
  const answer = await fetch(`${url}/blog/page/1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/blog']);
  const wrong = ['/blog/page/3', '/blog/page/0', '/blog/category/no-such', '/blog/category/agents/page/2'];
  expect(await Promise.all(wrong.map(status))).toEqual([404, 404, 404, 404]);
  expect(await status('/platform/page/2')).toBe(404);
});

test('the way through thirty pages of posts fits a telephone, each sign of what is left out beside its number', async () => {
  const { page } = await open(browser, '/blog', 320);
  const hrefs = Array.from({ length: 30 }, (_, index) => `/blog/page/${index + 1}`);
  const ways = createElement(Pagination, { label: 'Pages of posts', current: 15, hrefs });
  const places = await page.getByRole('navigation', { name: 'Pages of posts' }).evaluate((nav, drawn) => {
    nav.outerHTML = drawn;
    const middleOf = (element: Element | null) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    const left = [...document.querySelectorAll('nav li:has(> [aria-hidden])')];
    return {
      wider: document.documentElement.scrollWidth - innerWidth,
      beside: left.map(
        (item) => Math.abs(middleOf(item.firstElementChild) - middleOf(item.lastElementChild)) < 8,
      ),
    };
  }, renderToStaticMarkup(ways));
  expect(places).toEqual({ wider: 0, beside: [true, true] });
  await page.close();
});

test('turning a page leads to the head of its posts, and so does a category', async () => {
  const { page, errors } = await open(browser, '/blog');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/blog/page/2#all-posts');
  await expect.poll(() => page.title()).toBe('Blog, page 2 | Cardea');
  const top = () => page.locator('#all-posts:visible').evaluate((head) => head.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('all-posts');

  const tag = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Protocols' });
  await tag.click();
  await expect.poll(() => tag.getAttribute('aria-current')).toBe('page');
  await expect.poll(top).toBeLessThan(200);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Blog, page 2 | Cardea');
  expect(errors).toEqual([]);
  await page.close();
});

test('a published post makes a third page, a new category its address, and both go when they are empty', {
  timeout: 300_000,
}, async () => {
  const ids = Array.from({ length: 6 }, (_, index) => `post-of-a-test-${index}`);
  const transaction = client.transaction();
  transaction.create({
    _id: 'category-of-a-test',
    _type: 'category',
    title: 'Of a test',
    slug: { _type: 'slug', current: 'of-a-test' },
  });
  for (const _id of ids) {
    transaction.create({
      _id,
      _type: 'post',
      title: _id,
      slug: { _type: 'slug', current: _id },
      excerpt: 'Made by a test.',
      category: { _type: 'reference', _ref: 'category-of-a-test' },
      publishedAt: '2020-01-01T00:00:00Z',
    });
  }
  await transaction.commit();
  await expect.poll(() => status('/blog/page/3'), renewed).toBe(200);
  await expect.poll(() => html('/blog/page/3'), renewed).toContain('post-of-a-test-5');
  await expect.poll(() => html('/blog/page/2'), renewed).toContain('page 2 of 3');
  await expect.poll(() => html('/blog/category/of-a-test'), renewed).toContain('6 posts');
  await expect.poll(readSitemap, renewed).toContain('/blog/page/3</loc>');

  await ids.reduce((all, id) => all.delete(id), client.transaction()).commit();
  await expect.poll(() => status('/blog/page/3'), renewed).toBe(404);
  await expect
    .poll(() => html('/blog/category/of-a-test'), renewed)
    .toContain('There are no posts in this category yet');
  expect(await html('/blog/category/of-a-test')).toContain('noindex');
  await client.delete('category-of-a-test');
  await expect.poll(() => status('/blog/category/of-a-test'), renewed).toBe(404);
  await expect.poll(readSitemap, renewed).not.toContain('of-a-test');
});

test('a post has contents that mark where one reads, a category to follow, and others to read on', async () => {
  const { page, errors } = await open(browser, '/blog/non-human-identity');
  const contents = page.locator('tessera-contents nav > div');
  const last = contents.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect.poll(() => contents.locator('[aria-current=location]').textContent()).toBe(title);
  expect(await page.locator('[data-part=related] article').count()).toBe(3);
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(1);
  const author = (await page.locator('[data-part=facts] span').first().textContent()) ?? '';
  expect(
    await page.getByRole('complementary', { name: 'About the author' }).locator('strong').textContent(),
  ).toBe(author);
  expect(
    await page.getByRole('navigation', { name: 'Previous and next posts' }).getByRole('link').count(),
  ).toBe(2);
  await page.locator('article > header a[href*="/category/"]').click();
  await page.waitForURL('**/blog/category/foundations');
  expect(errors).toEqual([]);
  await page.close();
});

test('the link of a post is copied, and goes by mail without a script', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${url}/blog/agents-need-names`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.locator('tessera-share [role=status]').textContent()).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'http://localhost:3000/blog/agents-need-names',
  );
  await context.close();
  expect(await html('/blog/agents-need-names')).toContain(
    'mailto:?subject=AI%20agents%20need%20names&amp;body=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fagents-need-names',
  );
});

test('on a narrow window the contents of a post are folded, also without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/blog/non-human-identity`);
  const link = page.locator('tessera-contents details a').first();
  expect(await link.isVisible()).toBe(false);
  await page.locator('tessera-contents summary').click();
  expect(await link.isVisible()).toBe(true);
  await page.close();
});
