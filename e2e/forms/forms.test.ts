import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { client, lakeUrl, url } from '../setup/site.ts';
import { blocked, fillInSlowly, focusedName, keptOf, pdf, visitForm } from './visit-form.ts';

test('a visitor fills in a form of every kind of field, and it is in the lake with its file', async () => {
  const any = { required: true };
  const choices = ['One', 'Two', 'Three'].map((label) => ({ _key: label, label }));
  const fields = [
    { _type: 'text-field', name: 'name', label: 'Name', purpose: 'name', ...any },
    { _type: 'email-field', name: 'email', label: 'Work email', isWorkOnly: true, ...any },
    { _type: 'phone-field', name: 'phone', label: 'Phone', defaultCountry: 'gb', ...any },
    { _type: 'select-field', name: 'size', label: 'Size', choices, ...any },
    { _type: 'tiles-field', name: 'interests', label: 'Interests', choices, isMultiple: true, ...any },
    { _type: 'file-field', name: 'cv', label: 'CV', fileKinds: ['pdf'], ...any },
    { _type: 'text-area-field', name: 'message', label: 'Message', ...any },
    { _type: 'consent-field', name: 'consent', label: 'I agree.', ...any },
  ].map((field, index) => ({ _key: `f${index}`, ...field }));
  await client
    .transaction()
    .createOrReplace({
      _id: 'form-of-a-test',
      _type: 'form',
      title: 'Everything',
      slug: { _type: 'slug', current: 'everything' },
      fields,
      sendingLabel: 'One moment...',
      successTitle: 'It is here',
    })
    .createOrReplace({
      _id: 'page-of-forms',
      _type: 'page',
      title: 'Form',
      layout: 'article',
      path: { _type: 'slug', current: '/form-of-a-test' },
      sections: [
        {
          _key: 'a',
          _type: 'form-panel',
          title: 'Everything',
          form: { _type: 'reference', _ref: 'form-of-a-test' },
        },
      ],
    })
    .commit();
  await expect.poll(async () => (await fetch(`${url}/form-of-a-test`)).status).toBe(200);

  const { page, form, errors } = await visitForm('/form-of-a-test');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Work email' }).fill('every@cardea.example');
  await form.getByRole('textbox', { name: 'Phone' }).click();
  await page.keyboard.type('2079460958');
  await form.getByRole('button', { name: 'Size' }).click();
  await form.getByRole('option', { name: 'Two' }).click();
  await form.getByRole('checkbox', { name: 'One' }).check();
  await form.getByRole('checkbox', { name: 'Three' }).check();
  await form.locator('input[type="file"]').setInputFiles(pdf);
  await form.getByRole('textbox', { name: 'Message' }).fill('Two lines.\nReally.');
  await form.getByRole('checkbox', { name: 'I agree.' }).check();
  await fillInSlowly(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/forms/**', async (route) => {
    await held;
    await route.continue();
  });
  expect(await form.locator('[data-part=loader]').count()).toBe(0);
  await form.getByRole('button', { name: 'Send' }).click();
  const sending = form.getByRole('button', { name: 'One moment...' });
  await expect.poll(() => sending.getAttribute('aria-disabled')).toBe('true');
  expect(await sending.locator('[data-part=loader]').count()).toBe(1);
  release();
  const thanks = page.getByRole('status').filter({ hasText: 'It is here' });
  await thanks.waitFor();
  expect(await form.isVisible()).toBe(false);
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  const [kept] = await keptOf('every@cardea.example');
  expect(kept).toMatchObject({ form: 'everything', page: '/form-of-a-test' });
  const values = Object.fromEntries(
    kept.fields.map(({ name, value }: Record<string, string>) => [name, value]),
  );
  expect(values).toEqual({
    name: 'Ada',
    email: 'every@cardea.example',
    phone: '+442079460958',
    size: 'Two',
    interests: 'One; Three',
    message: 'Two lines.\nReally.',
    consent: 'true',
    cv: 'cv.pdf',
  });
  const { url: address } = kept.fields.find(({ name }: { name: string }) => name === 'cv');
  const file = new URL(new URL(address).pathname, lakeUrl);
  expect((await fetch(file)).status).toBe(401);
  const authorization = `Bearer ${client.config().token}`;
  expect(await (await fetch(file, { headers: { authorization } })).text()).toBe(String(pdf.buffer));
  expect(errors).toEqual([]);
  await client.delete({ query: '*[_id in ["page-of-forms", "form-of-a-test"]]' });
  await page.context().close();
});

test('with the keyboard alone every error is met in order, mended and forgotten', async () => {
  const { page, wrong } = await visitForm('/book-demo');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.locator('[name="name"]').focus();
  await press('Enter');
  await expect
    .poll(wrong)
    .toEqual([
      'Name is required',
      'Email is required',
      'Company is required',
      'You must accept the privacy policy',
    ]);
  await expect.poll(() => focusedName(page)).toBe('name');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('Ada');
  await press('Tab');
  await page.keyboard.type('ada');
  await press('Enter');
  await expect.poll(wrong).toContain('Invalid email address');
  await expect.poll(() => focusedName(page)).toBe('email');
  await press('ControlOrMeta+a');
  await page.keyboard.type('ada@gmail.com');
  await press('Tab');
  await page.keyboard.type('Cardea');
  await press('Tab', 'ArrowDown');
  await page.getByRole('listbox').waitFor();
  await press('ArrowDown', 'Enter');
  const size = page.getByRole('button', { name: 'Company size' });
  await expect.poll(() => size.textContent()).toBe('1 to 99 people');
  await expect.poll(() => size.evaluate((button) => button === document.activeElement)).toBe(true);
  await press('Tab', 'Tab');
  await expect.poll(() => focusedType(page)).toBe('tel');
  await expect.poll(() => caret(page)).toBe('+1 '.length);
  await page.keyboard.type('202');
  // Past the field for the plan, which is optional.
  await press('Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab');
  await page.keyboard.type('Hello');
  await press('Tab', 'Space');
  await fillInSlowly(page);
  await press('Tab', 'Tab', 'Enter');
  await expect.poll(wrong).toEqual(['Phone number is too short']);
  await expect.poll(() => focusedType(page)).toBe('tel');
  await page.keyboard.type('5550143');
  await press('Enter');
  await expect.poll(async () => (await wrong()).join()).toContain(blocked);
  await expect.poll(() => focusedName(page)).toBe('email');
  expect(await page.locator('main [name="email"]').inputValue(), 'what was typed stays').toBe(
    'ada@gmail.com',
  );
  await press('ControlOrMeta+a');
  await page.keyboard.type('keyboard@cardea.example');
  await press('Enter');
  await page.getByRole('status').filter({ hasText: 'We got your request' }).waitFor();
  const [kept] = await keptOf('keyboard@cardea.example');
  expect(kept.fields.map(({ value }: { value: string }) => value)).toEqual([
    'Ada',
    'keyboard@cardea.example',
    'Cardea',
    '1 to 99 people',
    '+12025550143',
    'inventory',
    'Hello',
    'true',
  ]);
  await page.context().close();
});

test('without a network the browser’s message is shown and logged, and all that was typed is still there', async () => {
  const { page, form, errors, wrong } = await visitForm('/contact-us', { width: 390 });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Email' }).fill('offline@gmail.com');
  await form.getByRole('button', { name: 'Topic' }).click();
  await form.getByRole('option', { name: 'Press' }).click();
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await form.getByRole('checkbox').check();
  await fillInSlowly(page);
  await page.route('**/api/forms/**', (route) => route.abort());
  await form.getByRole('button', { name: 'Send message' }).click();
  const alert = form.getByRole('alert');
  await expect.poll(() => alert.textContent()).toMatch(/^Failed to fetch: .+ still here\./);
  expect(errors.join()).toContain('Failed to fetch');
  expect(await form.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Hello');
  expect(await form.getByRole('button', { name: 'Topic' }).textContent()).toBe('Press');

  await page.unroute('**/api/forms/**');
  await page.route('**/api/forms/**', (route) => route.fulfill({ status: 503, body: 'closed' }));
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => alert.textContent()).toBe('Failed to submit form');
  await page.unroute('**/api/forms/**');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('status').filter({ hasText: 'We got your message' }).waitFor();
  expect(await keptOf('offline@gmail.com')).toMatchObject([{ form: 'contact', page: '/contact-us' }]);
  expect(await wrong()).toEqual([]);
  await page.context().close();
});

test.each([
  ['/contact-us', 390],
  ['/book-demo', 1000],
  ['/join/technical-writer', 1440],
] as const)('axe finds nothing on %s, and it fits a window of %i px', async (path, width) => {
  const { page, errors } = await visitForm(path, { width });
  await expect.poll(() => violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The type of the input that has the focus. */
const focusedType = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('type'));

/** Where the next letter would stand. */
const caret = (page: Page) =>
  page.locator('[type="tel"]').evaluate((input) => (input as HTMLInputElement).selectionStart);
