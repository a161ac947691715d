import { expect, test } from 'vitest';
import { touchFields } from '../browser/touch-fields.ts';
import { url } from '../setup/site.ts';
import { activeName, focused, letPass, optionsOf, state, visitInputs, visitReady } from './visit-inputs.ts';

test('a phone number takes digits after its plus, the mask of its country, and the country of its digits', async () => {
  const { page: plain } = await visitInputs({ javaScriptEnabled: false });
  expect(await state(plain, 'Phone: empty').getByRole('textbox').inputValue()).toBe('+1 ');
  await plain.context().close();
  const { page } = await visitReady();
  const field = state(page, 'Phone: empty');
  const input = field.getByRole('textbox', { name: 'Phone' });
  const sent = () => field.locator('input[type="hidden"]').inputValue();
  const country = field.getByRole('button');
  expect([await input.inputValue(), await sent()]).toEqual(['+1 ', '']);
  await input.click();
  await page.keyboard.type('202abc-5550143');
  await expect.poll(() => input.inputValue()).toBe('+1 (202) 555-0143');
  expect(await sent()).toBe('+12025550143');
  await page.keyboard.type('99');
  expect(await input.inputValue()).toBe('+1 (202) 555-0143');
  for (const [typed, shown, name] of [
    ['+1416', '+1 (416) ', 'Country: Canada, +1'],
    ['+442079460958', '+44 2079 460958', 'Country: United Kingdom, +44'],
    ['+441481', '+44 1481 ', 'Country: Guernsey, +44'],
    ['+36123456789012345', '+36 123456789012', 'Country: Hungary, +36'],
    // Without a plus, it is a number of the present country, or begins with another international prefix.
    ['0012025550143', '+1 (202) 555-0143', 'Country: United States, +1'],
    ['3055550143', '+1 (305) 555-0143', 'Country: United States, +1'],
    ['0046701234567', '+46 701 234 567', 'Country: Sweden, +46'],
  ] as const) {
    await input.selectText();
    await page.keyboard.type(typed);
    await expect.poll(() => input.inputValue()).toBe(shown);
    expect(await country.getAttribute('aria-label')).toBe(name);
  }
  await page.context().close();
});

test('a pasted number brings its country, wherever it is pasted', async () => {
  const { page } = await visitReady();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  const field = state(page, 'Phone: empty');
  const input = field.getByRole('textbox', { name: 'Phone' });
  for (const [text, shown] of [
    ['+44 20 7946 0958', '+44 2079 460958'],
    ['0033 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['tel:+1-202-555-0143', '+1 (202) 555-0143'],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await input.click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => input.inputValue()).toBe(shown);
  }
  await page.context().close();
});

test('changes of a number are undone and redone, those within 200 ms as one, and 20 states are kept', async () => {
  const { page } = await visitReady();
  const field = state(page, 'Phone: empty');
  const input = field.getByRole('textbox', { name: 'Phone' });
  const press = async (keys: string, shown: string) => {
    await page.keyboard.press(keys);
    await expect.poll(() => input.inputValue()).toBe(shown);
  };
  await input.click();
  await letPass(300);
  await input.press('2');
  await letPass(300);
  await input.press('0');
  await letPass(300);
  await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    for (const digit of '255') document.execCommand('insertText', false, digit); // all at one moment
  });
  await expect.poll(() => input.inputValue()).toBe('+1 (202) 55');
  await press('ControlOrMeta+z', '+1 (20');
  await press('ControlOrMeta+z', '+1 (2');
  await press('ControlOrMeta+Shift+z', '+1 (20');

  await input.selectText();
  await page.keyboard.type('+36 ');
  const states: string[] = [];
  for (const key of [...'123456789012', ...Array<string>(12).fill('Backspace')]) {
    await letPass(220);
    await page.keyboard.press(key);
    states.push(await input.inputValue());
  }
  for (let step = 0; step < 30; step++) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => input.inputValue()).toBe(states.at(-20));
  await page.context().close();
});

test('the countries open by click and by arrow, and close on choice, Escape and blur', async () => {
  const { page } = await visitReady();
  const field = state(page, 'Phone: empty');
  const button = field.getByRole('button');
  const list = field.getByRole('listbox', { name: 'Country' });
  await button.click();
  await list.waitFor();
  expect(await optionsOf(field).count()).toBe(245);
  expect((await list.boundingBox())?.height).toBe(200);
  await button.click();
  expect(await list.count()).toBe(0);

  for (const arrow of ['ArrowDown', 'ArrowUp']) {
    await button.focus();
    await page.keyboard.press(arrow);
    await list.waitFor();
    expect(await activeName(field)).toBe('United States+1');
    await page.keyboard.press('Escape');
    expect(await list.count()).toBe(0);
    expect(await focused(page)).toBe('Country: United States, +1');
  }

  await button.click();
  await page.keyboard.press('Tab');
  await expect.poll(() => list.count()).toBe(0);

  await button.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  expect(await activeName(field)).toBe('Åland Islands+358');
  await page.keyboard.press('Space');
  const input = field.getByRole('textbox', { name: 'Phone' });
  await expect.poll(() => input.inputValue()).toBe('+358 ');
  expect(await list.count()).toBe(0);
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await field.getByRole('option', { name: 'Albania' }).click();
  await expect.poll(() => input.inputValue()).toBe('+355 ');
  await page.context().close();
});

test('letters lead to a country and are forgotten after 1000 ms', async () => {
  const { page } = await visitReady();
  const field = state(page, 'Phone: empty');
  await field.getByRole('button').click();
  expect((await field.getByRole('listbox').boundingBox())?.height).toBe(200);
  await page.keyboard.type('french p');
  await expect.poll(() => activeName(field)).toBe('French Polynesia+689');
  /** Types a letter whose event says that it came `ms` milliseconds after a moment far in the future. */
  const typeAt = (key: string, ms: number) =>
    field.getByRole('listbox').evaluate(
      (list, { key, timeStamp }) => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        list.dispatchEvent(event);
      },
      { key, timeStamp: 1_000_000_000 + ms },
    );
  await typeAt('f', 0);
  await typeAt('r', 1000);
  await typeAt('a', 2000);
  await expect.poll(() => activeName(field)).toBe('France+33');
  await typeAt('j', 3001);
  await expect.poll(() => activeName(field)).toBe('Jamaica+1876');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.getByRole('textbox').inputValue()).toBe('+1876 ');
  await page.context().close();
});

test('the countries can be only some, or all but some', async () => {
  const { page } = await visitReady();
  const some = state(page, 'Phone: only some countries');
  await some.getByRole('button').click();
  expect((await optionsOf(some).allTextContents()).map((text) => text.replace(/\+.*/, ''))).toEqual([
    'Austria',
    'France',
    'Germany',
    'Italy',
    'Liechtenstein',
    'Slovenia',
    'Switzerland',
  ]);
  const others = state(page, 'Phone: all but one country');
  await others.getByRole('button').click();
  await expect.poll(() => optionsOf(others).count()).toBe(244);
  expect(await others.getByRole('option', { name: 'United States' }).count()).toBe(0);
  await page.context().close();
});

test('flags come from the site, the list’s only when it opens, and those out of sight not at all', async () => {
  const flags: string[] = [];
  const { page } = await visitInputs({}, async (page) => {
    page.on('request', (request) => request.url().endsWith('.svg') && flags.push(request.url()));
  });
  await touchFields(page);
  const before = new Set(flags.filter((flag) => flag.includes('/flags/')));
  expect(before.size).toBeLessThan(6);
  await state(page, 'Phone: empty').getByRole('button').click();
  await expect.poll(() => new Set(flags).size).toBeGreaterThan(before.size);
  expect(flags.filter((flag) => !flag.startsWith(url))).toEqual([]);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  expect(broken).toEqual([]);
  expect(new Set(flags.filter((flag) => flag.includes('/flags/'))).size).toBeLessThan(120);
  await page.context().close();
});
