import { afterEach, expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { client, html, launch, open, url } from '../setup/site.ts';

const browser = await launch();

interface Answer {
  hits: { href: string }[];
  isWhole: boolean;
}
const ask = async (question: string): Promise<Answer> =>
  (await fetch(`${url}/api/search?${new URLSearchParams({ q: question })}`)).json();
const addresses = async (question: string) => (await ask(question)).hits.map(({ href }) => href);
const often = { interval: 250, timeout: 60_000 };
const untilWhole = () => expect.poll(async () => (await ask('')).isWhole, often).toBe(true);

const made = 'page-made-to-be-found';
afterEach(async () => {
  await client.delete(made);
});

test('nothing of the search is asked for before it is opened; Ctrl-K opens it, a word with a slip is found, and Enter goes to its place', async () => {
  await untilWhole();
  const { page, errors } = await open(browser, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const magnifier = page.getByRole('button', { name: 'Search', exact: true });
  await magnifier.hover();
  expect(asked.filter((address) => /search/.test(address))).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  await field.waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(3);
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();

  const [place = ''] = await addresses('quantum certifcates');
  const first = page.getByRole('option').first();
  /** Waits until the answer to everything that was typed is shown. */
  const untilAnswered = async () => {
    await expect.poll(() => first.getAttribute('href')).toBe(place);
    const settled = page.getByRole('dialog').locator('[aria-busy=false]');
    await settled.getByText(/pages? found\.|pages match best\./).waitFor();
  };
  await page.keyboard.type('quantum certifcates');
  await untilAnswered();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = page.locator('[role=option][aria-selected=true]');
  expect(await chosen.count()).toBe(1);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  await expect.poll(() => magnifier.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await field.fill('quantum certifcates');
  await untilAnswered();
  await page.keyboard.press('Enter');
  await page.waitForURL(url + place);
  expect(errors).toEqual([]);
  await page.close();
});

test('what is published is found, at the part of the page that says it, and no more once it is unpublished', async () => {
  await client.createOrReplace({
    _id: made,
    _type: 'page',
    title: 'Made to be found',
    path: { _type: 'slug', current: '/made-to-be-found' },
    sections: [
      { _key: 'a', _type: 'hero', title: 'A page to be found' },
      { _key: 'b', _type: 'cta-banner', title: 'The armadillo', anchor: 'far-below', spacing: 'large' },
    ],
  });
  await expect.poll(() => addresses('armadilo'), often).toEqual(['/made-to-be-found#far-below']);
  const { page } = await open(browser, '/about-us');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox').fill('armadilo');
  await page.getByRole('option', { name: /armadillo/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/made-to-be-found#far-below`);
  await expect.poll(() => page.getByRole('heading', { name: 'The armadillo' }).isVisible()).toBe(true);
  await page.close();

  await client.patch(made).set({ 'sections[1].title': 'The pangolin' }).commit();
  await expect.poll(() => addresses('pangolin'), often).toEqual(['/made-to-be-found#far-below']);
  await client
    .patch(made)
    .set({ seo: { _type: 'seo', noindex: true } })
    .commit();
  await expect.poll(() => addresses('pangolin'), often).toEqual([]);
  await client.patch(made).unset(['seo']).commit();
  await expect.poll(() => addresses('pangolin'), often).not.toEqual([]);
  await client.delete(made);
  await expect.poll(() => addresses('pangolin'), often).toEqual([]);
});

test('without scripts the magnifier leads to a page whose form is answered in its HTML, which search engines leave alone', async () => {
  await untilWhole();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${url}/platform`);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('textbox', { name: 'Search this site' }).fill('service acounts');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/search?q=service+acounts`);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(2);
  await context.close();
  const answer = await html('/search?q=keys');
  expect(answer).toContain('noindex');
  expect(answer).not.toContain('/_next/static/chunks/main');
  expect(await html('/search')).toContain('Type what you’re looking for.');
  expect(await html(`/search?q=${encodeURIComponent('<b>zyzzyva')}`)).toContain(
    'Nothing was found for “&lt;b&gt;zyzzyva”',
  );
});

test.each(['%22', '%E0%A4%A', '*', '%00', 'a%20OR%20b%20NEAR(', 'x'.repeat(10_000), 'the'])(
  'the question %s is answered',
  async (question) => {
    for (const path of ['/api/search', '/search'])
      expect((await fetch(`${url}${path}?q=${question}`)).status, path).toBe(200);
  },
);

test('on a telephone of 320 px the search fills the window, and opens from the menu as well', async () => {
  const { page } = await open(browser, '/platform', 320);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 900 });
  await page.keyboard.type('identity');
  await page.getByRole('option').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.close();
});
