import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { client, launch, open, untilAwake, url } from '../setup/site.ts';
import { blocked, browserPage, keptOf, visitForm } from './visit-form.ts';

const browser = await launch();

const email = 'Work email';
test('a visitor subscribes: disabled until she agrees, told what is wrong, thanked, and the form is empty again', async () => {
  const { page, errors } = await open(browser, '/platform');
  const button = page.getByRole('button', { name: 'Sign up' });
  const status = page.locator('[data-part=newsletter] [role=status]');
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByLabel(email).press('Enter');
  await expect.poll(() => status.textContent()).toBe('You must accept the privacy policy');
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
  // A person takes longer than a program: the form must have been on the screen for a while.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4_000);
  await button.click();
  await expect
    .poll(() => status.textContent())
    .toBe("Thank you! You've been successfully subscribed to our updates.");
  await expect.poll(() => page.getByLabel(email).inputValue()).toBe('');
  await expect.poll(() => button.isDisabled()).toBe(true);
  // The focus goes on from there, not from the top of the page.
  await expect.poll(() => status.evaluate((said) => said === document.activeElement)).toBe(true);
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
  const status = page.locator('[data-part=newsletter] [role=status]');
  await expect.poll(() => status.textContent()).toMatch(/^Failed to fetch: .+ still here\./);
  expect(errors.join()).toContain('Failed to fetch');
  expect(await page.getByLabel(email).inputValue()).toBe('offline@cardea.example');
  await page.close();
});

test('the privacy policy opens in a new tab, beside what was typed', async () => {
  const { page } = await open(browser, '/platform');
  const policy = page.context().waitForEvent('page');
  await page.locator('[data-part=newsletter]').getByRole('link', { name: 'Privacy policy' }).click();
  await (await policy).waitForURL(`${url}/privacy-policy`);
  await page.context().close();
});

const thanks = "Thank you! You've been successfully subscribed to our updates.";
const action = '/api/forms/submissions/v3/integration/submit/tessera/newsletter';

test('while a signup is on its way the button says so and takes no other', async () => {
  const { page } = await open(browser, '/platform');
  const asked = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**${action}`, async (route) => {
    sent++;
    await asked.promise;
    await route.fulfill({ json: {} });
  });
  const button = page.locator('[data-part=newsletter] button');
  await page.getByLabel(email).fill('ada@cardea.example');
  await page.getByRole('checkbox').check();
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Signing up...');
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel(email).press('Enter');
  asked.resolve();
  await expect.poll(() => page.locator('[data-part=newsletter] [role=status]').textContent()).toBe(thanks);
  expect([sent, await button.textContent()]).toEqual([1, 'Sign up']);
  await page.close();
});

test('an answer that is there before the next frame has the focus on what it says, too', async () => {
  const { page } = await open(browser, '/platform');
  await page.evaluate(() => {
    window.fetch = async () => Response.json({});
  });
  await page.getByLabel(email).fill('ada@cardea.example');
  await page.getByRole('checkbox').check();
  await page.locator('[data-part=newsletter] button').click();
  const said = page.locator('[data-part=newsletter] [role=status]');
  await expect.poll(() => said.textContent()).toBe(thanks);
  await expect.poll(() => said.evaluate((status) => status === document.activeElement)).toBe(true);
  await page.close();
});

test('what is typed and ticked before the script has come is kept, and holds', async () => {
  const page = await browserPage();
  const script = Promise.withResolvers<void>();
  await page.route('**/_next/**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${url}/platform`, { waitUntil: 'commit' });
  await page.getByLabel(email).fill('early@cardea.example');
  await page.getByRole('checkbox').check();
  const form = page.locator('[data-part=newsletter]');
  expect(await form.evaluate((one: HTMLFormElement) => one.noValidate), 'nothing has run yet').toBe(false);
  script.resolve();
  await untilAwake(page);
  expect(await form.evaluate((one: HTMLFormElement) => one.noValidate)).toBe(true);
  expect(await page.getByLabel(email).inputValue()).toBe('early@cardea.example');
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  const button = page.getByRole('button', { name: 'Sign up' });
  expect(await button.isEnabled()).toBe(true);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4_000);
  await button.click();
  await expect.poll(() => page.locator('[data-part=newsletter] [role=status]').textContent()).toBe(thanks);
  await expect.poll(() => keptOf('early@cardea.example')).toHaveLength(1);
  await page.context().close();
});

test('without JavaScript a visitor subscribes: held to her consent, told what is wrong, nothing typed is lost, thanked', async () => {
  const { page } = await visitForm('/platform', { javaScriptEnabled: false });
  const button = page.getByRole('button', { name: 'Sign up' });
  const colour = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
  const grey = await colour();
  expect(await button.isEnabled()).toBe(true);
  await page.getByLabel(email).fill('plain@gmail.com');
  await button.click();
  expect(page.url(), 'the browser asks for the consent').toBe(`${url}/platform`);
  await page.getByRole('checkbox').check();
  await expect.poll(colour).not.toBe(grey);
  await button.click();
  await page.getByRole('heading', { name: 'Check what you entered' }).waitFor();
  expect(await page.locator('.error').allTextContents()).toEqual([expect.stringContaining(blocked)]);
  expect(await page.getByLabel(email).inputValue()).toBe('plain@gmail.com');
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await page.getByRole('link', { name: 'Privacy policy' }).getAttribute('target')).toBe('_blank');
  await page.getByLabel(email).fill('plain@cardea.example');
  await button.click();
  await page.getByText(thanks).waitFor();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await page.waitForURL(`${url}/platform`);
  expect(await keptOf('plain@cardea.example')).toMatchObject([{ form: 'newsletter', page: '/platform' }]);
  await page.context().close();
});

test('a browser that checks nothing is told the same: one thing at a time, the consent first', async () => {
  const page = await browserPage();
  const answer = async (sent: Record<string, string>, visitor: string) => {
    const headers = { accept: 'text/html', 'x-forwarded-for': visitor, referer: `${url}/blog` };
    const response = await fetch(url + action, { method: 'POST', headers, body: new URLSearchParams(sent) });
    await page.setContent(await response.text());
    return [response.status, await page.locator('.error').allTextContents()];
  };
  const one = '198.51.100.2';
  const agreed = { privacy_consent: 'on' };
  expect(await answer({ email: 'ada' }, one)).toEqual([400, ['You must accept the privacy policy']]);
  expect(await page.getByLabel(email).inputValue()).toBe('ada');
  expect(await answer({ ...agreed, email: '' }, one)).toEqual([400, ['Email is required']]);
  expect(await answer({ ...agreed, email: 'ada' }, one)).toEqual([400, ['Invalid email address']]);
  expect(await page.getByRole('link', { name: 'Back to the page' }).getAttribute('href')).toBe('/blog');
  expect(await violationsOf(page)).toEqual([]);
  // Programs fill in the field that people do not see: they are thanked, and nothing is kept.
  const trapped = { ...agreed, email: 'machine@cardea.example', 'form-website': 'x' };
  expect(await answer(trapped, one)).toEqual([200, []]);
  expect(await page.getByText(thanks).isVisible()).toBe(true);
  expect(await keptOf('machine@cardea.example')).toEqual([]);
  const many = { ...agreed, email: 'often@cardea.example' };
  await expect.poll(() => answer(many, '198.51.100.3'), { interval: 1 }).toEqual([429, []]);
  expect(await page.getByRole('heading').textContent()).toBe('Failed to submit form');
  expect(await page.getByText(/^Many forms .* Wait \d+ seconds?/).isVisible()).toBe(true);
  expect(await page.getByLabel(email).inputValue()).toBe('often@cardea.example');
  await page.context().close();
});
