import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { frames, showShare } from '../browser/in-window.ts';
import { launch, untilAwake, url } from '../setup/site.ts';

// Only a browser runs the animation. It turns by itself, so the effect of what a visitor does is read from the states
// that the file's own state machine reaches: "securing" and "secured" only by its input `secure`, "lifted" only by
// `hover`.
const browser = await launch();

interface Visit {
  page: Page;
  /** The states that the animation has reached. */
  states: () => Promise<string[]>;
  /** What the page has loaded of Rive. */
  loaded: string[];
  errors: string[];
}

/** Opens a page, changes it on its way as the options say, and moves the mouse, which shows that somebody is there. */
async function visit(
  path: string,
  { change = (html) => html, ...options }: BrowserContextOptions & { change?: (html: string) => string } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const [loaded, errors]: [string[], string[]] = [[], []];
  page.on('request', (request) => /\.(wasm|riv)$/.test(request.url()) && loaded.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(globalThis, { states });
    document.addEventListener('tessera-states', (event) =>
      states.push(...(event as CustomEvent<{ states: string[] }>).detail.states),
    );
  });
  await page.route(url + path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(url + path);
  await untilAwake(page);
  await page.mouse.move(700, 850);
  await page.mouse.move(710, 860);
  // Put there by the script above.
  const states = () => page.evaluate(() => (globalThis as unknown as { states: string[] }).states);
  return { page, states, loaded, errors };
}

const animationOf = (page: Page) => page.locator('tessera-animation').first();
const untilReady = (page: Page) => page.locator('tessera-animation[data-ready]').first().waitFor();

test('a click sets off what the document names', async () => {
  const { page, states, errors, loaded } = await visit('/platform');
  await untilReady(page);
  await frames(page, 30);
  expect(await states()).not.toContain('securing');
  await page.getByRole('button', { name: /^Play:/ }).click();
  await expect.poll(states).toEqual(expect.arrayContaining(['securing', 'secured']));
  expect(loaded.every((address) => address.startsWith(url))).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the pointer above it sets off what the document names, and what is a switch is off again without it', async () => {
  const { page, states, errors } = await visit('/platform/zero-trust-protection');
  await untilReady(page);
  await frames(page, 30);
  expect(await states()).not.toContain('securing');
  await animationOf(page).hover();
  await expect.poll(states).toEqual(expect.arrayContaining(['securing', 'lifted']));
  expect(await states()).not.toContain('rest');
  await page.mouse.move(5, 850);
  await expect.poll(states).toContain('rest');
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ['80 % of it', 900],
  ['80 % of what can be seen of one that is higher than the window', 320],
])('coming into view sets it off when %s is seen, once', async (_what, height) => {
  const { page, states, errors } = await visit('/platform', {
    viewport: { width: 1440, height },
    change: (html) =>
      html
        .replace('data-trigger="click"', 'data-trigger="view"')
        .replace('<main', '<div style="height: 1600px"></div><main'),
  });
  const animation = animationOf(page);
  await showShare(animation, 0.3);
  await untilReady(page);
  await showShare(animation, 0.74);
  await frames(page, 30);
  expect(await states()).not.toContain('securing');
  await showShare(animation, 0.9);
  await expect.poll(states).toContain('secured');
  await showShare(animation, -0.5);
  await frames(page, 5);
  await showShare(animation, 0.95);
  await frames(page, 60);
  expect((await states()).filter((state) => state === 'securing')).toHaveLength(1);
  expect(await states(), 'a second time would take it back').not.toContain('exposed');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('names that the file does not have are taken as not given', async () => {
  const { page, states } = await visit('/platform', {
    change: (html) =>
      html
        .replace('data-artboard="Identity"', 'data-artboard="Gone"')
        .replace('data-machine="Main"', 'data-machine="Gone"')
        .replace('data-input="secure"', 'data-input="Gone"'),
  });
  await untilReady(page);
  await page.getByRole('button', { name: /^Play:/ }).click();
  await expect.poll(states).toContain('securing');
  await page.context().close();
});

test('an animation of old documents, which name nothing, answers to click and pointer', async () => {
  const { page, states } = await visit('/platform', {
    change: (html) => html.replace(/ data-(artboard|machine|input|hover-input)="[^"]*"/g, ''),
  });
  await untilReady(page);
  await page.getByRole('button', { name: /^Play:/ }).click();
  await expect.poll(states).toEqual(expect.arrayContaining(['lifted', 'securing']));
  await page.context().close();
});

test('nothing of it loads before a visitor gives a sign, and then only near the window', async () => {
  const { page, loaded } = await visit('/platform', {
    change: (html) => html.replace('<main', '<div style="height: 3000px"></div><main'),
  });
  await frames(page, 30);
  expect(loaded).toEqual([]);
  await showShare(animationOf(page), 0.1);
  await untilReady(page);
  expect(loaded).toHaveLength(2);
  await page.context().close();
});

test.each([
  ['prefer calm', { reducedMotion: 'reduce' }, undefined],
  ['save data', {}, { saveData: true }],
] as const)(
  'visitors who %s keep the still picture, and nothing loads',
  async (_who, options, connection) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on(
      'request',
      (request) => /\.(wasm|riv)$|play-rive/.test(request.url()) && loaded.push(request.url()),
    );
    if (connection)
      await page.addInitScript((told) => {
        Object.defineProperty(navigator, 'connection', { value: told });
      }, connection);
    await page.goto(`${url}/platform`);
    await untilAwake(page);
    await page.mouse.move(700, 850);
    await page.mouse.move(710, 860);
    await page.mouse.wheel(0, 20);
    await frames(page, 60);
    expect(loaded).toEqual([]);
    expect(
      await animationOf(page)
        .locator('img')
        .evaluate((still) => getComputedStyle(still).opacity),
    ).toBe('1');
    expect(await page.getByRole('button', { name: /^Play:/ }).isVisible()).toBe(false);
    await context.close();
  },
);

test('without JavaScript the still picture says what the animation shows', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/platform`);
  expect(await page.getByRole('img', { name: /^Six identities around one key/ }).isVisible()).toBe(true);
  await context.close();
});

test('only pages that hold an animation may run WebAssembly', async () => {
  const policyOf = async (path: string) => (await fetch(url + path)).headers.get('content-security-policy');
  expect(await policyOf('/platform')).toContain("'wasm-unsafe-eval'");
  for (const path of ['/', '/privacy-policy']) expect(await policyOf(path)).not.toContain('wasm');
  expect(await policyOf('/privacy-policy')).toContain("script-src 'self'");
});
