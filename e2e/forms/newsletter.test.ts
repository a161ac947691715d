import { expect, test } from 'vitest';
import { client, launch, open } from '../setup/site.ts';

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
  await button.click();
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
