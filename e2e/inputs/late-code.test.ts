import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wakeIslands } from '../browser/wake-islands.ts';
import { launch, untilAwake, url } from '../setup/site.ts';
import { templates } from '../site/templates.ts';
import { activeName } from './visit-inputs.ts';

const browser = await launch();

/** A page whose form is awake; the code of its listboxes and phone fields does not load until `go` is called. */
async function awake(path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const { promise: asked, resolve: go } = Promise.withResolvers<void>();
  await page.route(/(select-listbox|phone-control)-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(url + path);
  await untilAwake(page);
  await wakeIslands(page);
  return { page, errors, go, form: page.locator('main form') };
}

const listboxOf = (page: Page) => page.locator('main form [data-part="select"]').first().getByRole('listbox');

test('a select that is pressed before its listbox is there opens it then', async () => {
  const { page, errors, go, form } = await awake(templates.contact);
  const native = form.getByRole('combobox', { name: 'Topic' });
  await native.click();
  go();
  await listboxOf(page).waitFor();
  await form.getByRole('option', { name: 'Press' }).click();
  expect(await form.getByRole('button', { name: 'Topic' }).textContent()).toBe('Press');
  expect(errors).toEqual([]);
  await page.close();
});

test('a select that is opened by keys before its listbox is there opens it then, at what was chosen', async () => {
  const { page, errors, go, form } = await awake(templates.contact);
  const native = form.getByRole('combobox', { name: 'Topic' });
  await native.focus();
  await page.keyboard.type('Pre');
  expect(await native.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe(
    'Press',
  );
  await page.keyboard.press('ArrowDown');
  go();
  await listboxOf(page).waitFor();
  await expect.poll(() => activeName(form.locator('[data-part="select"]').first())).toBe('Press');
  await page.keyboard.press('Escape');
  const button = form.getByRole('button', { name: 'Topic' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('a select that is only passed by the keyboard stays the browser’s own until it is left', async () => {
  const { page, go, form } = await awake(templates.contact);
  await form.getByRole('combobox', { name: 'Topic' }).focus();
  const came = page.waitForResponse(/select-listbox/);
  go();
  await (await came).finished();
  expect(await form.getByRole('combobox', { name: 'Topic' }).count()).toBe(1);
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Topic' }).waitFor();
  await page.close();
});

test('a number that is typed before the countries are there gets their mask, and the cursor stays', async () => {
  const { page, errors, go, form } = await awake(templates.demo);
  const phone = form.getByRole('textbox', { name: 'Phone' });
  await phone.click();
  await page.keyboard.type('202555');
  expect(await phone.inputValue()).toBe('+1 202555');
  go();
  await expect.poll(() => phone.inputValue()).toBe('+1 (202) 555-');
  await page.keyboard.type('0143');
  await expect.poll(() => phone.inputValue()).toBe('+1 (202) 555-0143');
  await expect
    .poll(() => form.locator('[data-part="phone"] input[type=hidden]').inputValue())
    .toBe('+12025550143');
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('the list of countries opens when its code is there, if it was asked for before', async () => {
  const { page, errors, go, form } = await awake(templates.demo);
  const button = form.getByRole('button', { name: 'Country: United States, +1' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  go();
  await form.getByRole('listbox', { name: 'Country' }).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.type('alb');
  await expect.poll(() => activeName(form.locator('[data-part="phone"]'))).toBe('Albania+355');
  await page.keyboard.press('Enter');
  await expect.poll(() => form.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+355 ');
  expect(errors).toEqual([]);
  await page.close();
});
