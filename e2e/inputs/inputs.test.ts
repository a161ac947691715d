import { join } from 'node:path';
import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { state, visitReady } from './visit-inputs.ts';

test('axe finds nothing on any input in any state, open lists included', async () => {
  const { page, errors } = await visitReady();
  expect(await violationsOf(page)).toEqual([]);
  await state(page, 'Select: chosen').getByRole('button').click();
  expect(await violationsOf(page)).toEqual([]);
  await state(page, 'Phone: empty', 'deep').getByRole('button').click();
  await page.getByRole('listbox', { name: 'Country' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the inputs fit every window', async () => {
  for (const width of [390, 1000]) {
    const { page } = await visitReady(width);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});

test('a phone number and a select are as high as a line of text', async () => {
  const { page } = await visitReady();
  const heights = await page
    .locator('main form :is(input[type=email], [data-part="phone"], [data-part="select"])')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  expect(heights).toEqual([48, 48, 48]);
  await page.context().close();
});

test('what is wrong stands in red below its input, which names it', async () => {
  const { page } = await visitReady();
  const field = state(page, 'Text: error');
  const input = field.getByRole('textbox', { name: 'Work email' });
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  const note = await input.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).textContent()).toBe('Invalid email address');
  const red = await field.locator('label > [aria-hidden]').evaluate((star) => getComputedStyle(star).color);
  expect(await input.evaluate((element) => getComputedStyle(element).borderColor)).toBe(red);
  await page.context().close();
});

test('tiles are chosen with the arrow keys and the space bar', async () => {
  const { page } = await visitReady();
  const one = state(page, 'Tiles: one of several');
  await one.getByRole('radio', { name: 'Vaults' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await one.getByRole('radio', { name: 'Lifecycle' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await one.getByRole('radio', { name: 'AI agents' }).isChecked()).toBe(true);
  const several = state(page, 'Tiles: any number');
  await several.getByRole('checkbox', { name: 'Lifecycle' }).focus();
  await page.keyboard.press('Space');
  expect(await several.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await page.context().close();
});

test('a file is chosen or dropped, named, taken back, and refused with the reason', async () => {
  const { page } = await visitReady();
  const field = state(page, 'File: limits');
  const input = field.locator('input[type="file"]');
  const name = () => field.locator('[data-part="file-name"]').textContent();
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  expect([await field.getByText('Choose file', { exact: true }).textContent(), await name()]).toEqual([
    'Choose file',
    'No file chosen',
  ]);
  const chooser = page.waitForEvent('filechooser');
  await input.click();
  await (await chooser).setFiles(pdf);
  await expect.poll(name).toBe('cv.pdf');
  await field.getByRole('button', { name: 'Remove the chosen file' }).click();
  await expect.poll(name).toBe('No file chosen');
  expect(await input.evaluate((element) => (element as HTMLInputElement).files?.length)).toBe(0);

  await input.setInputFiles({ ...pdf, name: 'cv.exe', mimeType: 'application/octet-stream' });
  const error = field.locator('[data-part="error"]');
  await expect.poll(() => error.textContent()).toContain('“cv.exe” cannot be sent');
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  await input.setInputFiles({ ...pdf, buffer: Buffer.alloc(5_100_000) });
  await expect.poll(() => error.textContent()).toContain('is 5.1 MB, but the limit is 5 MB');
  expect(await name()).toBe('No file chosen');

  await input.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await input.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const data = {
    items: [],
    files: [join(import.meta.dirname, 'gallery-inputs.test.ts')],
    dragOperationsMask: 1,
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  await expect.poll(() => error.textContent()).toContain('“gallery-inputs.test.ts” cannot be sent');
  await page.context().close();
});
