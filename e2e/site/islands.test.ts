import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { launch, untilAwake, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const browser = await launch();
const reactOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('wake-island')),
  );

/** A page of which nobody has touched anything yet; the code of its islands does not load until `go` is called. */
async function untouched(of: Browser, path: string) {
  const page = await of.newPage({ viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  let go = () => {};
  const asked = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/wake-island-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(url + path);
  await untilAwake(page);
  return { page, errors, go };
}

test('an island sleeps until somebody moves, and wakes without an error when it is seen', async () => {
  const { page, errors, go } = await untouched(browser, templates.calculator);
  go();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await reactOf(page)).toBe(false);
  await page.locator('[data-part="calculator"]').scrollIntoViewIfNeeded();
  await page.mouse.move(3, 3);
  await page.locator('tessera-island[data-ready]').waitFor();
  expect(await page.locator('[data-part="calculator"][data-ready]').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('what is typed and pressed before the code is there is answered when it is', async () => {
  const { page, errors, go } = await untouched(browser, templates.integrations);
  const search = page.getByRole('searchbox', { name: 'Search integrations' });
  const all = await page.locator('[data-part="card-filter"] li').count();
  await search.pressSequentially('aw');
  const tag = page.locator('search fieldset button').nth(1);
  await tag.click();
  expect(await tag.getAttribute('aria-pressed')).toBe('false');
  go();
  await expect.poll(() => tag.getAttribute('aria-pressed')).toBe('true');
  expect(await search.inputValue()).toBe('aw');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('aw');
  const left = page.locator('[data-part="card-filter"] li:not([inert])');
  expect(await left.count()).toBeLessThan(all);
  expect(errors).toEqual([]);
  await page.close();
});

test('a field that has the focus keeps it, its words and its cursor while the form wakes', async () => {
  const { page, errors, go } = await untouched(browser, templates.demo);
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.pressSequentially('Ada');
  await page.keyboard.press('Home');
  go();
  await page.locator('tessera-island[data-ready]').waitFor();
  await page.keyboard.type('Dr ');
  expect(await name.inputValue()).toBe('Dr Ada');
  expect(errors).toEqual([]);
  await page.close();
});

test('the ids of an island are those of the HTML, also of what comes later', async () => {
  const { page, errors, go } = await untouched(browser, templates.demo);
  const ids = () => page.locator('tessera-island [id]').evaluateAll((all) => all.map(({ id }) => id));
  const before = await ids();
  go();
  await page.locator('main form').scrollIntoViewIfNeeded();
  await page.mouse.move(3, 3);
  await page.locator('tessera-island[data-ready]').waitFor();
  const after = await ids();
  expect(before.filter((id) => !after.includes(id))).toEqual([]);
  await page.locator('main form button[type=submit]').click();
  const wrong = page.locator('main form input[aria-invalid=true]').first();
  const [said = ''] = ((await wrong.getAttribute('aria-describedby')) ?? '').split(' ').slice(-1);
  expect(await page.locator(`[id="${said}"]`).innerText()).not.toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test('where the code of an island cannot be had, the browser does what it does without', async () => {
  const { page } = await untouched(browser, templates.masterclass);
  await page.unroute('**/wake-island-*.js');
  await page.route('**/wake-island-*.js', (route) => route.abort());
  const link = page.locator('[data-part="episode"] a').first();
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${address}`);
  await page.close();
});

test('a slider that is moved before the code is there stays, and one that the browser puts back does not count', async () => {
  const { page, errors, go } = await untouched(browser, templates.calculator);
  const field = page.getByRole('textbox', { name: 'Employees' });
  const slider = page.getByRole('slider', { name: 'Employees' });
  await slider.focus();
  await page.keyboard.press('End');
  go();
  await expect.poll(() => field.inputValue()).toBe('100,000');
  await page.unroute('**/wake-island-*.js');
  await page.goto(`${url}${templates.calculator}?employees=2345`);
  await expect.poll(() => field.inputValue()).toBe('2,345');
  await page.reload();
  await page.locator('tessera-island[data-ready]').waitFor();
  await expect.poll(() => field.inputValue()).toBe('2,345');
  expect(errors).toEqual([]);
  await page.close();
});

test('an island that is moved while its code is on its way answers what is pressed all the same', async () => {
  const { page, errors, go } = await untouched(browser, templates.integrations);
  const tag = page.locator('search fieldset button').nth(1);
  await tag.click();
  await page
    .locator('tessera-island')
    .first()
    .evaluate((island) => island.parentElement?.append(island));
  go();
  await expect
    .poll(async () => {
      if ((await tag.getAttribute('aria-pressed')) === 'false') await tag.click();
      return tag.getAttribute('aria-pressed');
    })
    .toBe('true');
  expect(await page.locator('tessera-island').first().getAttribute('data-ready')).toBe('');
  expect(errors).toEqual([]);
  await page.close();
});
