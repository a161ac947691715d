import { expect, test } from 'vitest';
import { client, launch, open, url } from '../setup/site.ts';

const browser = await launch();

const email = 'Work email';
test('a visitor subscribes: disabled until she agrees, told what is wrong, thanked, and the form is empty again', async () => {
  const { page, errors } = await open(browser, '/platform');
  const button = page.getByRole('button', { name: 'Sign up' });
  const status = page.locator('.newsletter [role=status]');
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByRole('checkbox').check();
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await expect.poll(() => status.textContent()).toBe('Email is required');
  expect(await page.getByLabel(email).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel(email).fill('ada@cardea');
  await page.getByLabel(email).press('Enter');
  await expect.poll(() => status.textContent()).toBe('Invalid email address');
  await page.getByLabel(email).fill('visitor@gmail.com');
  await button.click();
  await expect.poll(() => status.textContent()).toContain('Please use a corporate email address');
  expect(await page.getByLabel(email).inputValue(), 'what was typed stays').toBe('visitor@gmail.com');
  await page.getByLabel(email).fill('visitor@cardea.example');
  // People take longer than machines: the form has been on the screen for a while.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4_000);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/forms/**', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  const sending = page.getByRole('button', { name: 'Signing up...' });
  await expect.poll(() => sending.isDisabled()).toBe(true);
  release();
  await expect
    .poll(() => status.textContent())
    .toBe("Thank you! You've been successfully subscribed to our updates.");
  expect(await page.getByLabel(email).inputValue()).toBe('');
  expect(await button.isDisabled()).toBe(true);
  const kept = () =>
    client.fetch('*[_type == "submission" && fields[0].value == "visitor@cardea.example"].form');
  await expect.poll(kept).toEqual(['newsletter']);
  expect(errors.filter((text) => !text.includes('400') && !text.includes('corporate'))).toEqual([]);
  await page.close();
});

test('without a network the browser’s message is shown and logged, and what was typed stays', async () => {
  const { page, errors } = await open(browser, '/platform');
  await page.getByLabel(email).fill('offline@cardea.example');
  await page.getByRole('checkbox').check();
  await page.route('**/api/forms/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign up' }).click();
  const status = page.locator('.newsletter [role=status]');
  await expect.poll(() => status.textContent()).toBe('Failed to fetch');
  expect(errors.join()).toContain('Failed to fetch');
  expect(await page.getByLabel(email).inputValue()).toBe('offline@cardea.example');
  await page.close();
});

test('the privacy policy opens in a new tab, beside what was typed', async () => {
  const { page } = await open(browser, '/platform');
  const policy = page.context().waitForEvent('page');
  await page.locator('.newsletter').getByRole('link', { name: 'Privacy policy' }).click();
  await (await policy).waitForURL(`${url}/privacy-policy`);
  await page.context().close();
});
