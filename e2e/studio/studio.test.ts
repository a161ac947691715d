import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { client, html, launch, url } from '../setup/site.ts';
import { generatePath, openByClick, openStudio, slow } from './open-studio.ts';
import { moveTo } from './visit-studio.ts';

const browser = await launch();
let context: BrowserContext;
let foreign: string[];
beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(120_000);
  foreign = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname))
      foreign.push(request.url());
  });
}, slow);

const field = (page: Page, name: string) => page.getByTestId(`field-${name}`);

test(
  'a marketer signs in by one click, finds a page in the tree, and what she publishes is what visitors see',
  async () => {
    await client.create({
      _id: 'page-of-the-studio',
      _type: 'page',
      title: 'Before',
      path: { _type: 'slug', current: '/studio-test' },
      sections: [{ _key: 'a', _type: 'cta-banner', title: 'Before', version: 2 }],
    });
    const page = await openByClick(context, '/structure/page');
    await page.getByRole('textbox', { name: 'Search pages' }).fill('studio-test');
    await page.getByRole('link', { name: 'Before' }).click();
    await field(page, 'title').getByRole('textbox').fill('After');
    await expect.poll(() => client.fetch('*[_id == "drafts.page-of-the-studio"][0].title')).toBe('After');
    expect(await html('/studio-test')).not.toContain('After');
    await page.getByTestId('action-publish').click();
    await expect.poll(() => client.fetch('*[_id == "page-of-the-studio"][0].title')).toBe('After');
    const live = page.getByRole('link', { name: 'See it on the site' });
    expect(await live.getAttribute('href')).toBe(`${url}/studio-test`);
    await expect.poll(() => html('/studio-test')).toContain('<title>After');
    // A search that is under way keeps the focus: the form of the deleted page does not take it.
    const search = page.getByRole('textbox', { name: 'Search pages' });
    await search.focus();
    await client.delete('page-of-the-studio');
    await page.getByText('This document has been deleted').waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);

    // A new page below another one stays below it when its path is made from its title, which happens as soon as the
    // title is left; the tree stays beside it.
    await search.fill('');
    await page.getByRole('link', { name: 'New page below /platform', exact: true }).click();
    const title = field(page, 'title').getByRole('textbox');
    // The form of the deleted page may still be open.
    await expect.poll(() => title.inputValue()).toBe('');
    await title.fill('Below by a test');
    await title.press('Tab');
    const path = () => client.fetch('*[_type == "page" && title == "Below by a test"][0].path.current');
    await expect.poll(path).toBe('/platform/below-by-a-test');
    expect(await page.getByRole('textbox', { name: 'Search pages' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/presentation\/page\/.*below-by-a-test/);
    await page.close();
    await client.delete({ query: '*[_type == "page" && title == "Below by a test"]' });
  },
  slow,
);

// The list uses Sanity's stream and its query, and only a browser has both.
test(
  'the tree of pages goes on after the lake has refused it once',
  async () => {
    const page = await openStudio(context, '/structure');
    let refusals = 0;
    const isListing = ({ searchParams }: URL) => /order\(path/.test(searchParams.get('query') ?? '');
    await page.route(isListing, (route) => {
      refusals += 1;
      return route.fulfill({
        status: 400,
        headers: {
          'access-control-allow-origin': new URL(page.url()).origin,
          'access-control-allow-credentials': 'true',
        },
        json: { error: { description: 'Refused by a test' } },
      });
    });
    await moveTo(page, '/structure/page');
    await expect.poll(() => refusals).toBeGreaterThan(0);
    await page.unroute(isListing);
    await page.getByRole('link', { name: 'New page below /platform', exact: true }).waitFor();
    await page.close();
  },
  slow,
);

test(
  'a new page begins with the sections of its template, and each setting is there once',
  async () => {
    const page = await openStudio(context, '/intent/create/template=page-use-case;type=page/');
    await field(page, 'title').getByRole('textbox').fill('A use case of a test');
    await generatePath(page, '/a-use-case-of-a-test');
    const made = () =>
      client.fetch(
        '*[_type == "page" && title == "A use case of a test"][0]{"path": path.current, "kinds": sections[]._type}',
      );
    await expect.poll(made).toEqual({
      path: '/a-use-case-of-a-test',
      kinds: ['hero', 'challenge', 'feature', 'feature', 'faq', 'cta-banner'],
    });
    await client.delete({ query: '*[_type == "page" && title == "A use case of a test"]' });
    await page.goto(`${url}/studio/structure/site`);
    await field(page, 'brandName').waitFor();
    await page.getByTestId('action-publish').waitFor();
    // The document allows nothing else: there is no menu of actions to delete it, copy it or take it offline.
    expect(await page.getByTestId('action-menu-button').count()).toBe(0);
    await page.close();
  },
  slow,
);

// In a browser, because nothing else tells when the Studio's own store has saved what was typed.
test(
  'whoever leaves before all is stored is asked, and nobody is afterwards',
  async () => {
    const id = 'page-to-leave';
    await client.createOrReplace({
      _id: id,
      _type: 'page',
      title: 'Here',
      path: { _type: 'slug', current: '/leave' },
    });
    const page = await openStudio(context, `/structure/page;${id}`);
    const title = field(page, 'title').getByRole('textbox');
    await title.waitFor();
    const isAsked = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await isAsked()).toBe(false);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/data\/(mutate|actions)\//, async (route) => {
      await held;
      await route.continue();
    });
    await title.fill('Gone');
    await expect.poll(isAsked).toBe(true);
    letGo();
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}` }))
      .toBe('Gone');
    await expect.poll(isAsked).toBe(false);
    await page.close();
    await client.delete({ query: '*[_id in $ids]', params: { ids: [id, `drafts.${id}`] } });
  },
  slow,
);

test('no request of the Studio left the machine, or tried to', () => expect(foreign).toEqual([]));
