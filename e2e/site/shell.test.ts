import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { launch, open, url } from '../setup/site.ts';
import { openStopped } from '../setup/stopped-clock.ts';

const browser = await launch();

test('the header takes its fixed style once the page is scrolled by more than 5 px, and loses it at the top', async () => {
  const { page } = await open(browser, '/platform');
  const isFixed = () => page.getByRole('banner').evaluate((header) => header.hasAttribute('data-fixed'));
  await page.evaluate(() => window.scrollTo({ top: 5, behavior: 'instant' }));
  await expect.poll(isFixed).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 6, behavior: 'instant' }));
  await expect.poll(isFixed).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 5, behavior: 'instant' }));
  await expect.poll(isFixed).toBe(false);
  await page.close();
});

test.each([['/nhi-calculator'], ['/use-cases/vault-augmentation']])(
  'the header of %s, which begins dark, is dark from the first, without a script and with it, and so are its breadcrumbs',
  async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(url + path);
    const ground = (element: Element) => getComputedStyle(element).getPropertyValue('--color-ground');
    const begin = plain.locator('main [data-ground-of]').first();
    expect(await begin.getAttribute('data-ground-of')).toBe('deep');
    for (const part of [plain.getByRole('banner'), ...(await plain.locator('[data-part=crumbs]').all())])
      expect(await part.evaluate(ground)).toBe(await begin.evaluate(ground));
    await context.close();
    const { page } = await open(browser, path);
    await expect.poll(() => page.getByRole('banner').getAttribute('data-ground-of')).toBe('deep');
    await page.close();
  },
);

test('the header looks at the scroll position at most every 5 ms, and then at the last one', async () => {
  const { page, pass } = await openStopped(browser, '/platform');
  await page.evaluate(() => {
    const header = document.querySelector('[data-part=header]') as HTMLElement;
    header.dataset.looks = '0';
    // Each time the header looks, it writes the ground below it, even if it is the same.
    new MutationObserver((writes) => {
      header.dataset.looks = String(Number(header.dataset.looks) + writes.length);
    }).observe(header, { attributeFilter: ['data-ground-of'] });
  });
  const looks = () =>
    page.getByRole('banner').evaluate((header: HTMLElement) => Number(header.dataset.looks));
  const scroll = () => page.evaluate(() => void window.dispatchEvent(new Event('scroll')));
  await scroll();
  expect(await looks()).toBe(1);
  for (let ms = 0; ms < 4; ms++) {
    await scroll();
    await pass(1);
  }
  await scroll();
  expect(await looks(), '4 ms after').toBe(1);
  await pass(1);
  expect(await looks(), '5 ms after').toBe(2);
  await pass(100);
  expect(await looks(), 'nobody has scrolled since').toBe(2);
  await page.close();
});

test('the logo leads home, and the button for a demo stays in the window while the page scrolls', async () => {
  const { page } = await open(browser, '/platform');
  const button = page.getByRole('banner').getByRole('link', { name: 'Book a demo' }).first();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const { y } = (await button.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(68);
  expect(await button.getAttribute('href')).toBe('/book-demo');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Cardea: home' });
  expect([await logo.isVisible(), await logo.getAttribute('href')]).toEqual([true, '/']);
  await page.close();
});

// Only a browser knows which words fit beside each other.
test('on the narrowest desks the menu and the button for a demo have room, each on one line', async () => {
  const { page } = await open(browser, '/platform');
  for (const width of [1001, 1024, 1180]) {
    await page.setViewportSize({ width, height: 700 });
    const header = page.getByRole('banner');
    const words = [
      header.getByRole('link', { name: 'Book a demo' }).first(),
      ...(await header.locator('[data-trigger]').all()),
    ];
    const lines = await Promise.all(words.map((one) => one.evaluate(linesOf)));
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
    const isOver = await header.evaluate(
      ({ firstElementChild: row }) => row && row.scrollWidth > row.clientWidth,
    );
    expect(isOver, `${width} px`).toBe(false);
  }
  await page.close();
});

/** The number of lines of an element's words; 0 if there are none. */
function linesOf(element: Element): number {
  const [range, walker] = [document.createRange(), document.createTreeWalker(element, NodeFilter.SHOW_TEXT)];
  const tops = new Set<number>();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    range.selectNodeContents(text);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

test('a wordmark as long as the Studio takes stays on one line, within the window', async () => {
  const { page } = await open(browser, '/');
  const wordmark = page.locator('[data-part=wordmark]');
  const letters = await wordmark.evaluate((element) => element.style.getPropertyValue('--letters'));
  expect(Number(letters)).toBe((await wordmark.innerText()).trim().length);
  const lines = await wordmark.evaluate((element, name) => {
    element.style.setProperty('--letters', String(name.length));
    const text = element.firstElementChild as HTMLElement; // it is a span
    text.textContent = name;
    return {
      width: text.scrollWidth,
      high: text.clientHeight / Number.parseFloat(getComputedStyle(text).fontSize),
    };
  }, 'Montgomery & Wallman');
  expect(lines.width).toBeLessThanOrEqual(1440);
  expect(lines.high).toBeLessThan(1);
  await page.close();
});

/** How far the gradient of the wordmark has moved over its letters, in percent. */
const revealOf = (wordmark: Locator) =>
  wordmark.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--reveal')));
const heightOf = async (wordmark: Locator) => Math.round((await wordmark.boundingBox())?.height ?? 0);
const angleOf = (wordmark: Locator) =>
  wordmark.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--angle')));

test('the wordmark unfolds from 220 to 380 px, its angle follows the mouse by a tenth, and another route folds it', async () => {
  const { page } = await open(browser, '/platform');
  const wordmark = page.locator('[data-part=wordmark]');
  const [height, angle] = [() => heightOf(wordmark), () => angleOf(wordmark)];
  await wordmark.scrollIntoViewIfNeeded();
  expect([await height(), await angle()]).toEqual([220, 87]);
  await wordmark.click();
  await expect.poll(height).toBe(380);
  const { x = 0, y = 0, width = 0 } = (await wordmark.boundingBox()) ?? {};
  // The mouse moves by whole pixels, so the change of the angle by each move is known exactly.
  let expected = await angle();
  for (const at of [width - 1, width - 2, 1, 0, 200]) {
    await page.mouse.move(x + at, y + 20);
    expected += (87 + ((at / width) * 2 - 1) * 20 - expected) * 0.1;
    await expect.poll(angle).toBeCloseTo(expected, 1);
  }
  for (const [at, least, most] of [
    [width - 1, 106, 107],
    [0, 67, 68],
  ] as const) {
    for (let step = 0; step < 60; step++) await page.mouse.move(x + Math.abs(at - (step % 2)), y + 20);
    await expect.poll(angle).toBeGreaterThanOrEqual(least);
    expect(await angle()).toBeLessThanOrEqual(most);
  }
  await page.mouse.move(x + 200, y - 20);
  await expect.poll(angle, { message: 'it rests when the mouse has left' }).toBe(87);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.waitForURL(`${url}/blog`);
  await expect.poll(() => wordmark.getAttribute('aria-expanded')).toBe('false');
  await page.goBack();
  await page.waitForURL(`${url}/platform`);
  await expect
    .poll(() => wordmark.getAttribute('aria-expanded'), { message: 'nor does it come back unfolded' })
    .toBe('false');
  await expect.poll(height).toBe(220);
  await page.close();
});

test('a click has the gradient sweep in over the letters, another one out again; the mouse alone shows a first part', async () => {
  const { page } = await open(browser, '/platform');
  const wordmark = page.locator('[data-part=wordmark]');
  const reveal = () => revealOf(wordmark);
  /**
   * Clicks, and returns the moments of the sweep that begins, each painted by itself, so that a slow machine is waited
   * for.
   */
  const sweep = async () => {
    await wordmark.evaluate((element) => {
      element.addEventListener('transitionrun', function hold(event) {
        if (!(event instanceof TransitionEvent && event.propertyName === '--reveal')) return;
        element.removeEventListener('transitionrun', hold);
        for (const running of element.getAnimations())
          if (running instanceof CSSTransition && running.transitionProperty === '--reveal') running.pause();
      });
    });
    await wordmark.click();
    const isHeld = () =>
      wordmark.evaluate((element) => element.getAnimations().some((one) => one.playState === 'paused'));
    await expect.poll(isHeld).toBe(true);
    return wordmark.evaluate((element) => {
      const [held] = element.getAnimations().filter((one) => one.playState === 'paused');
      const { endTime = 0 } = held?.effect?.getComputedTiming() ?? {};
      const seen: number[] = [];
      for (const part of [0, 0.25, 0.5, 0.75, 0.999]) {
        if (held) held.currentTime = Number(endTime) * part;
        seen.push(Number.parseFloat(getComputedStyle(element).getPropertyValue('--reveal')));
      }
      held?.finish();
      return seen;
    });
  };
  await wordmark.scrollIntoViewIfNeeded();
  await page.mouse.move(700, 20);
  await expect.poll(reveal).toBe(0);
  await wordmark.hover();
  await expect.poll(reveal).toBe(30);
  const inwards = await sweep();
  expect(inwards).toEqual(inwards.toSorted((a, b) => a - b));
  expect(new Set(inwards).size, 'it is on its way at each of them').toBe(5);
  await expect.poll(reveal).toBe(120);
  await page.mouse.move(700, 20);
  expect(await reveal(), 'and stays without the mouse').toBe(120);
  expect(new Set(await sweep()).size, 'and on its way back').toBe(5);
  await page.mouse.move(700, 20);
  await expect.poll(reveal).toBe(0);
  await page.close();
});

test('the wordmark is for desktops only', async () => {
  const { page } = await open(browser, '/platform', 1000);
  expect(await page.locator('[data-part=wordmark]').isVisible()).toBe(false);
  await page.close();
});

test('the wordmark unfolds with the keyboard, and at once for those who prefer calm', async () => {
  const { page } = await open(browser, '/platform');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wordmark = page.locator('[data-part=wordmark]');
  await wordmark.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return wordmark.getAttribute('aria-expanded');
    })
    .toBe('true');
  expect((await wordmark.boundingBox())?.height).toBe(380);
  expect(await revealOf(wordmark)).toBe(120);
  await page.close();
});

test('the footer has its five columns, legal and social links and badges, also without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/platform`);
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', { name: 'Cardea: home' }).isVisible()).toBe(true);
  expect(await footer.getByText('Securing the Backbone of the Modern Enterprise').isVisible()).toBe(true);
  expect(await footer.getByRole('link', { name: 'Book a Demo' }).getAttribute('href')).toBe('/book-demo');
  expect(await footer.getByRole('form', { name: 'Sign up for updates' }).isVisible()).toBe(true);
  expect(await footer.locator('h2').allTextContents()).toEqual(
    expect.arrayContaining(['Platform', 'Resources', 'Top content', 'Community', 'Company']),
  );
  for (const path of ['/terms-of-use', '/privacy-policy', '/cookie-notice', '/blog/non-human-identity'])
    expect(await footer.locator(`a[href="${path}"]`).first().isVisible(), path).toBe(true);
  expect(await footer.locator('a[aria-label] > svg[viewBox]').count()).toBe(4);
  expect(await footer.locator('img').count()).toBe(2);
  for (const words of ['Service organization controls', 'ISO 27001'])
    expect(await footer.getByText(words).isVisible(), words).toBe(true);
  await context.close();
});

test('what comes soon is no link, and stands last in the mobile menu', async () => {
  const { page } = await open(browser, '/', 390);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const group = page.locator('#mobile-menu details', { has: page.locator('[data-part=soon]') }).first();
  await group.locator('summary').click();
  const entries = await group.locator('li').evaluateAll((items) =>
    items.map((item) => ({
      isSoon: item.querySelector('[data-part=soon]') !== null,
      isLink: item.querySelector('a') !== null,
    })),
  );
  expect(entries.some(({ isSoon }) => isSoon)).toBe(true);
  expect(await group.locator('[data-part=soon]').first().textContent()).toBe('soon');
  for (const { isSoon, isLink } of entries) expect(isLink).toBe(!isSoon);
  const states = entries.map(({ isSoon }) => Number(isSoon));
  expect(states).toEqual(states.toSorted());
  await page.close();
});
