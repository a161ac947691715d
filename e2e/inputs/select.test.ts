import { expect, test } from 'vitest';
import { activeName, state, visitInputs, visitReady } from './visit-inputs.ts';

test('a select is the browser’s own until somebody points at it, and keeps its place and what was chosen', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await visitInputs({}, (page) =>
    page.route('**/*.js*', async (route) => {
      await held;
      await route.continue();
    }),
  );
  const field = state(page, 'Select: empty');
  const native = field.getByRole('combobox', { name: 'Team size' });
  await native.selectOption('10 to 99');
  await native.scrollIntoViewIfNeeded();
  // Fonts that load late move what stands below them.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const before = await native.boundingBox();
  release();
  const button = field.getByRole('button', { name: 'Team size' });
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await native.hover({ timeout: 100 }).catch(() => {}); // the button may have just come
      return button.count();
    })
    .toBe(1);
  expect(await button.textContent()).toBe('10 to 99');
  expect(await button.boundingBox()).toEqual(before);
  expect(await field.locator('input[type="hidden"]').inputValue()).toBe('10-to-99');
  await page.context().close();
});

test('a select opens 200 px high at most; letters lead to an option and are forgotten after 350 ms', async () => {
  const { page } = await visitReady();
  const field = state(page, 'Select: chosen');
  const button = field.getByRole('button', { name: 'Account' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const list = field.getByRole('listbox');
  await list.waitFor();
  expect((await list.boundingBox())?.height).toBe(200);
  await expect.poll(() => activeName(field)).toBe('Keys');
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.type('s');
  await expect.poll(() => activeName(field)).toBe('Secrets');
  await page.clock.runFor(349);
  await page.keyboard.type('er');
  await expect.poll(() => activeName(field)).toBe('Service accounts');
  await page.clock.runFor(350);
  await page.keyboard.type('t');
  await expect.poll(() => activeName(field)).toBe('Tokens');
  await page.clock.resume();
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect.poll(() => activeName(field)).toBe('Webhooks');
  await page.keyboard.press('Enter');
  await expect.poll(() => list.count()).toBe(0);
  expect(await button.textContent()).toBe('Webhooks');
  expect(await field.locator('input[type="hidden"]').inputValue()).toBe('webhooks');

  await page.keyboard.press('Space');
  await list.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => list.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await field.getByRole('option', { name: 'Agents' }).click();
  await expect.poll(() => list.count()).toBe(0);
  expect(await button.textContent()).toBe('Agents');
  await page.context().close();
});
