import { expect, test } from 'vitest';
import { focused, visitInputs, visitReady } from '../inputs/visit-inputs.ts';

test('a form shows what is wrong, leads to it, forgets it as it is mended, and is emptied when it was sent', async () => {
  const { page, errors } = await visitReady();
  const form = page.getByRole('form', { name: 'A form' });
  const status = form.getByRole('status');
  const send = form.getByRole('button', { name: 'Send' });
  const wrong = () => form.locator('[data-part="error"]').allTextContents();
  await send.click();
  await expect
    .poll(wrong)
    .toEqual([
      'Name is required',
      'Email is required',
      'Phone is required',
      'Account is required',
      'Interest is required',
      'You must accept the privacy policy',
    ]);
  await expect.poll(() => focused(page)).toBe('name');
  await page.keyboard.type('Ada');
  await expect.poll(wrong).not.toContain('Name is required');
  await form.getByRole('textbox', { name: 'Work email' }).fill('fail@cardea.example');
  await form.getByRole('textbox', { name: 'Phone' }).click();
  await page.keyboard.type('2025550143');
  await form.getByRole('button', { name: 'Account' }).click();
  await form.getByRole('option', { name: 'Tokens' }).click();
  await form.getByRole('radio', { name: 'Vaults' }).check();
  await form.locator('input[type="file"]').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A note'),
  });
  await form.getByRole('checkbox').check();
  await expect.poll(wrong).toEqual([]);

  await send.click();
  await expect.poll(() => status.textContent()).toBe('Failed to submit form');
  expect(errors.join()).toContain('Failed to submit form');
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada');
  await form.getByRole('textbox', { name: 'Work email' }).fill('ada@cardea.example');
  await send.click();
  await expect.poll(() => status.textContent()).toBe('Thank you!');
  expect(JSON.parse((await form.locator('pre').textContent()) ?? '')).toEqual({
    name: 'Ada',
    email: 'ada@cardea.example',
    phone: '+12025550143',
    account: 'tokens',
    interest: 'vault',
    file: 'note.txt',
    message: '',
    consent: 'on',
  });
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
  await expect.poll(() => form.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+1 ');
  await expect
    .poll(() => form.getByRole('button', { name: 'Account' }).textContent())
    .toBe('Select an option');
  expect(await form.locator('[data-part="file-name"]').textContent()).toBe('No file chosen');
  expect(await form.locator(':checked').count()).toBe(0);
  await page.context().close();
});

test('without JavaScript every input can be filled in, and the browser sends its value', async () => {
  const { page } = await visitInputs({ javaScriptEnabled: false });
  const form = page.locator('#form form');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0958');
  await form.getByRole('combobox', { name: 'Account' }).selectOption('Tokens');
  expect(await form.getByRole('textbox', { name: 'Phone' }).getAttribute('name')).toBe('phone');
  expect(await form.getByRole('combobox', { name: 'Account' }).getAttribute('name')).toBe('account');
  expect(await form.locator('[data-part="phone"] > button').isVisible()).toBe(false);
  expect(await form.getAttribute('novalidate')).toBeNull();
  expect(await form.locator('[data-part="file-name"]').isVisible()).toBe(false);
  expect(await form.locator('input[type="file"]').isVisible()).toBe(true);
  await page.context().close();
});
