import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { loadedCode } from '../browser/loaded-scripts.ts';
import { violationsOf } from '../browser/violations-of.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { launch, open, untilAwake, url } from '../setup/site.ts';

const browser = await launch();

const path = '/nhi-calculator';

const field = (page: Page) => page.getByRole('textbox', { name: 'Employees' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Employees' });
// While the number springs to its next value, the final value stands beside it for screen readers.
const total = (page: Page) =>
  page
    .locator('[data-part="total"]')
    .evaluate((number) => (number.querySelector('[aria-hidden]') ?? number).textContent);
const asked = (page: Page, name = 'employees') => new URL(page.url()).searchParams.get(name);

/** The page with its script running; `errors` collects the errors that it reports. */
async function calculator(search = '', width = 1440) {
  const opened = await open(browser, path + search, width);
  await opened.page.locator('[data-part="calculator"][data-ready]').waitFor();
  return opened;
}

async function inContext<Result>(options: BrowserContextOptions, visit: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(url + path);
    if (options.javaScriptEnabled !== false) {
      await untilAwake(page);
      await wakeIslands(page);
    }
    return await visit(page);
  } finally {
    await context.close();
  }
}

test('a slider moves by keys and by mouse, and estimate and address follow', async () => {
  const { page, errors } = await calculator();
  const first = await total(page);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page).inputValue()).toBe('1,300');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('1,300 people');
  await expect.poll(() => asked(page)).toBe('1300');
  await page.keyboard.press('PageUp');
  expect(Number((await field(page).inputValue()).replace(',', ''))).toBeGreaterThan(2_000);
  await page.keyboard.press('End');
  await expect.poll(() => field(page).inputValue()).toBe('100,000');
  await expect.poll(() => total(page)).toMatch(/^8\d\d,000$/);
  await page.keyboard.press('Home');
  await expect.poll(() => field(page).inputValue()).toBe('10');

  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  expect(box.height).toBeGreaterThanOrEqual(44);
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 11, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => field(page).inputValue()).toMatch(/^(9\d\d|1,[01]00)$/);

  const reset = page.getByRole('button', { name: 'Reset' });
  await reset.click();
  await expect.poll(() => total(page)).toBe(first);
  expect(await reset.evaluate((button) => [button === document.activeElement, button.ariaDisabled])).toEqual([
    true,
    'true',
  ]);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test('a field takes what is a number, and says what is wrong and what it is counted as, also when it is left', async () => {
  const { page, errors } = await calculator();
  const complaint = page.locator('[data-part="quantity"]').first().getByRole('status');
  const first = await total(page);
  const isNone = 'Enter a number from 10 to 100,000. Until then, 1,200 is used.';
  for (const [typed, says, left] of [
    ['many', isNone, 'many'],
    ['', isNone, ''],
    ['-5', 'At least 10, so that is used.', '10'],
    ['99999999999999999999', 'At most 100,000, so that is used.', '100,000'],
    ['2.5k', '', '2,500'],
    ['1 200', '', '1,200'],
  ] as const) {
    await field(page).fill(typed);
    await expect.poll(() => complaint.innerText()).toBe(says);
    expect(await field(page).getAttribute('aria-invalid')).toBe(says ? 'true' : null);
    await field(page).blur();
    await expect.poll(() => field(page).inputValue()).toBe(left);
    expect(await complaint.innerText()).toBe(says);
  }
  await expect.poll(() => total(page)).toBe(first);
  expect(errors).toEqual([]);
  await page.close();
});

test('screen readers hear the result once it has come to rest', async () => {
  const { page } = await calculator();
  const news = page.locator('[data-part="calculator"] > [role=status]');
  expect(await news.textContent()).toBe('');
  await page.evaluate(() => {
    const told = document.querySelector('[data-part="calculator"] > [role=status]') as HTMLElement;
    new MutationObserver(() => {
      told.dataset.times = String(Number(told.dataset.times ?? 0) + 1);
    }).observe(told, { childList: true, characterData: true, subtree: true });
  });
  await slider(page).focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => news.textContent())
    .toMatch(
      /^About \S+ non-human identities\. Without an owner: .+ Hours a year by hand: .+ With Cardea: .+\.$/,
    );
  expect(await news.getAttribute('data-times')).toBe('1');
  await page.close();
});

test('an address brings the state back, and what it says wrongly is as at first', async () => {
  const { page, errors } = await calculator('?employees=2000&clouds=many&agents=-4&apps=300&from=mail');
  await expect.poll(() => field(page).inputValue()).toBe('2,000');
  const value = (name: string) => page.getByRole('textbox', { name }).inputValue();
  expect(await value('SaaS applications')).toBe('300');
  expect(await value('Cloud accounts')).toBe('24');
  expect(await value('AI agents')).toBe('60');
  await expect.poll(() => asked(page, 'clouds')).toBeNull();
  expect([asked(page), asked(page, 'apps'), asked(page, 'from')]).toEqual(['2000', '300', 'mail']);
  expect(errors).toEqual([]);
  await page.close();
});

test('a preset sets all quantities and shows that it is chosen', async () => {
  const { page } = await calculator();
  const large = page.getByRole('button', { name: 'Enterprise' });
  const middle = page.getByRole('button', { name: 'Mid-size' });
  expect(await middle.getAttribute('aria-pressed')).toBe('true');
  await large.click();
  await expect.poll(() => field(page).inputValue()).toBe('20,000');
  expect([await large.getAttribute('aria-pressed'), await middle.getAttribute('aria-pressed')]).toEqual([
    'true',
    'false',
  ]);
  await page.close();
});

test('the copied link leads another visitor to the same estimate', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const copied = await inContext({ permissions }, async (page) => {
    await page.locator('[data-part="calculator"][data-ready]').waitFor();
    await field(page).fill('5000');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(copied).toBe(`${url}${path}?employees=5000`);
  const { page } = await calculator(new URL(copied).search);
  await expect.poll(() => field(page).inputValue()).toBe('5,000');
  await page.close();
});

test('without JavaScript the first estimate stands there with its method, and the page says what the controls need', async () => {
  await inContext({ javaScriptEnabled: false }, async (page) => {
    expect(await total(page)).toMatch(/^\d+,000$/);
    await page.getByText('The controls need JavaScript.').waitFor();
    expect(await slider(page).isDisabled()).toBe(true);
    await page.getByText('How this is calculated').click();
    await page.getByText('Employees 1,200 × 8 = 9,600 OAuth grants').waitFor();
  });
});

test('numbers spring to their values, which are said at once, and jump for visitors who prefer calm', async () => {
  const stepsWith = (reducedMotion: 'reduce' | 'no-preference') =>
    inContext({ reducedMotion }, async (page) => {
      await page.locator('[data-part="calculator"][data-ready]').waitFor();
      const enterprise = page.getByRole('button', { name: 'Enterprise' });
      await enterprise.hover();
      if (reducedMotion === 'no-preference')
        await page.locator('[data-part="total"] [aria-hidden]').waitFor();
      await page.evaluate(() => {
        const number = document.querySelector('[data-part="total"]') as HTMLElement;
        const seen = number.querySelector('[aria-hidden]') ?? number;
        new MutationObserver(() => {
          number.dataset.steps = String(Number(number.dataset.steps ?? 0) + 1);
        }).observe(seen, { childList: true, characterData: true, subtree: true });
      });
      await enterprise.click();
      if (reducedMotion === 'no-preference')
        expect(await page.locator('[data-part="total"] > :first-child').textContent()).toMatch(/^3\d\d,000$/);
      await expect.poll(() => total(page)).toMatch(/^3\d\d,000$/);
      return Number(await page.locator('[data-part="total"]').getAttribute('data-steps'));
    });
  expect(await stepsWith('reduce')).toBe(1);
  expect(await stepsWith('no-preference')).toBeGreaterThan(1);
});

test('nothing moves sideways on a phone, and the total stays in view beside the sliders', async () => {
  const { page, errors } = await calculator('?employees=100000&clouds=2000&repositories=50000', 390);
  await page.getByText('How this is calculated').click();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByRole('slider', { name: 'Repositories' }).scrollIntoViewIfNeeded();
  const summary = await page.locator('[data-part="summary"]').boundingBox();
  expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(errors).toEqual([]);
  await page.close();
});

test('what the keys lead to on a phone stands above the total', async () => {
  const { page } = await calculator('', 390);
  const fields = page.locator('[data-part="calculator"] fieldset :is(button, input):enabled');
  for (let index = await fields.count(); index > 0; index--) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const sum = document.querySelector('[data-part="summary"]')?.getBoundingClientRect();
      const focused = document.activeElement?.closest('fieldset') ? document.activeElement : null;
      return Boolean(sum && focused && focused.getBoundingClientRect().bottom > sum.top + 1);
    });
    expect(isHidden).toBe(false);
  }
  await page.close();
});

test('axe finds nothing while a number is wrong and the method is open', async () => {
  await inContext({ reducedMotion: 'reduce' }, async (page) => {
    await page.locator('[data-part="calculator"][data-ready]').waitFor();
    await page.getByText('How this is calculated').click();
    await field(page).fill('many');
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.each([
  ['asleep', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
])('on paper the method is unfolded, while the calculator is %s too', async (_, options) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url + path);
  const method = page.locator('details').filter({ hasText: 'How this is calculated' });
  const lastStep = method.locator('li p').last();
  const heightOf = async () => (await method.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  expect(await lastStep.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await lastStep.isVisible()).toBe(true);
  expect(await heightOf()).toBeGreaterThan(5 * folded);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => lastStep.isVisible()).toBe(false);
  await context.close();
});

test('only a page with a calculator loads its code', async () => {
  const codeOf = (address: string) => loadedCode(browser, url + address);
  expect(await codeOf(path)).toContain('How this is calculated');
  expect(await codeOf('/integrations')).not.toContain('How this is calculated');
});
