import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { url } from '../setup/site.ts';
import { blocked, browserPage, keptOf, pdf, visitForm } from './visit-form.ts';

test('without JavaScript an application arrives with its file, and the page says so', async () => {
  const { page, form } = await visitForm('/join/technical-writer', { javaScriptEnabled: false });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Email' }).fill('plain@gmail.com');
  await form.getByRole('combobox', { name: 'How did you find us?' }).selectOption('The blog');
  await form.locator('input[type="file"]').setInputFiles(pdf);
  await form.getByRole('checkbox').check();
  expect(await form.locator('[data-part="phone"] > button').isVisible(), 'the styles are there too').toBe(
    false,
  );
  await form.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/technical-writer#/);
  expect(await page.getByText('We have your application').isVisible()).toBe(true);
  expect(await form.isVisible()).toBe(false);
  const [kept] = await keptOf('plain@gmail.com');
  expect(kept).toMatchObject({ form: 'application', page: '/join/technical-writer' });
  expect(kept.fields.find(({ name }: { name: string }) => name === 'cv').size).toBe(pdf.buffer.length);
  await page.context().close();
});

test('without JavaScript a refused form comes back as it was filled in, and then arrives', async () => {
  const { page, form } = await visitForm('/book-demo', { javaScriptEnabled: false });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada <b>');
  await form.getByRole('textbox', { name: 'Work email' }).fill('plain@gmail.com');
  await form.getByRole('textbox', { name: 'Company' }).fill('Cardea');
  await form.getByRole('combobox', { name: 'Company size' }).selectOption('1,000 to 9,999 people');
  await form.getByRole('checkbox', { name: 'AI agents' }).check();
  await form.getByRole('checkbox', { name: /We use what you write/ }).check();
  await form.getByRole('button', { name: 'Book a demo' }).click();
  await page.getByRole('heading', { name: 'Check what you entered' }).waitFor();
  expect(await page.locator('.error').textContent()).toContain(blocked);
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada <b>');
  expect(await page.getByRole('combobox', { name: 'Company size' }).inputValue()).toBe(
    '1,000 to 9,999 people',
  );
  expect(await page.getByRole('checkbox', { name: 'AI agents' }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: 'Work email' }).fill('mended@cardea.example');
  await page.getByRole('button', { name: 'Book a demo' }).click();
  await page.waitForURL(/book-demo#/);
  expect(await page.getByText('We got your request').isVisible()).toBe(true);
  expect(await keptOf('mended@cardea.example')).toMatchObject([{ form: 'book-demo', page: '/book-demo' }]);
  await page.context().close();
});

test('axe finds nothing on the plain page that brings a form back', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@gmail.com' }))
    body.append(name, value);
  const action = '/api/forms/submissions/v3/integration/submit/tessera/book-demo';
  const headers = { accept: 'text/html', 'x-forwarded-for': '198.51.100.1' };
  const answer = await fetch(url + action, { method: 'POST', body, headers });
  expect(answer.status).toBe(400);
  // Axe is a script, so the page is checked in a browser with scripts.
  const page = await browserPage();
  await page.setContent(await answer.text());
  expect(await page.locator('.error').allTextContents()).toEqual([
    expect.stringContaining(blocked),
    'Company is required',
    'You must accept the privacy policy',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});
