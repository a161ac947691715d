import { expect, test } from 'vitest';
import { launch, open, url } from '../setup/site.ts';

const browser = await launch();

test('the header takes its fixed style once the page is scrolled by more than 5 px, and loses it at the top', async () => {
  const { page } = await open(browser, '/platform');
  const isFixed = () => page.locator('.site-header').evaluate((header) => header.hasAttribute('data-fixed'));
  await page.evaluate(() => window.scrollTo({ top: 5, behavior: 'instant' }));
  await expect.poll(isFixed).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 6, behavior: 'instant' }));
  await expect.poll(isFixed).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isFixed).toBe(false);
  await page.close();
});

test('the header looks at the scroll position at most every 5 ms, and at the last one', async () => {
  const { page } = await open(browser, '/platform');
  const { looks, took, isFixed } = await page.evaluate(async () => {
    const header = document.querySelector('.site-header') as HTMLElement;
    let looks = 0;
    // Each look writes the ground below the header, also when it is the same.
    const observer = new MutationObserver((writes) => {
      looks += writes.length;
    });
    observer.observe(header, { attributeFilter: ['data-ground'] });
    const begun = performance.now();
    while (performance.now() - begun < 100) {
      window.dispatchEvent(new Event('scroll'));
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    }
    const took = performance.now() - begun;
    document.documentElement.style.scrollBehavior = 'auto';
    window.scrollTo(0, 6);
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { looks, took, isFixed: header.hasAttribute('data-fixed') };
  });
  expect(looks).toBeGreaterThan(2);
  expect(looks).toBeLessThanOrEqual((took + 100) / 5 + 2);
  expect(isFixed).toBe(true);
  await page.close();
});

test('the button for a demo stays in the window while the page scrolls', async () => {
  const { page } = await open(browser, '/platform');
  const button = page.locator('.site-header').getByRole('link', { name: 'Book a demo' }).first();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  expect((await button.boundingBox())?.y).toBeLessThan(68);
  expect(await button.getAttribute('href')).toBe('/book-demo');
  await page.close();
});

test('a wordmark as long as the Studio takes stays on one line, within the window', async () => {
  const { page } = await open(browser, '/');
  const wordmark = page.locator('.wordmark');
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

test('the wordmark unfolds from 220 to 380 px, its angle follows the mouse by a tenth, and another route folds it', async () => {
  const { page } = await open(browser, '/platform');
  const wordmark = page.locator('.wordmark');
  const height = async () => Math.round((await wordmark.boundingBox())?.height ?? 0);
  const angle = () =>
    wordmark.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--angle')));
  await wordmark.scrollIntoViewIfNeeded();
  expect([await height(), await angle()]).toEqual([220, 87]);
  await wordmark.click();
  await expect.poll(height).toBe(380);
  const box = await wordmark.boundingBox();
  const { x = 0, y = 0, width = 0 } = box ?? {};
  const before = await angle();
  await page.mouse.move(x + width - 1, y + 20);
  const tenth = before + (107 - before) * 0.1;
  await expect.poll(angle).toBeCloseTo(tenth, 0);
  for (let step = 0; step < 60; step++) await page.mouse.move(x + width - 1 - (step % 2), y + 20);
  await expect.poll(angle).toBeGreaterThan(105);
  expect(await angle()).toBeLessThanOrEqual(107);
  await page.locator('.site-footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.waitForURL(`${url}/blog`);
  await expect.poll(() => wordmark.getAttribute('aria-expanded')).toBe('false');
  await page.close();
});

test('the wordmark is for desktops only', async () => {
  const { page } = await open(browser, '/platform', 1000);
  expect(await page.locator('.wordmark').isVisible()).toBe(false);
  await page.close();
});

test('the wordmark unfolds with the keyboard, and at once for those who prefer calm', async () => {
  const { page } = await open(browser, '/platform');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wordmark = page.locator('.wordmark');
  await wordmark.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return wordmark.getAttribute('aria-expanded');
    })
    .toBe('true');
  expect((await wordmark.boundingBox())?.height).toBe(380);
  await page.close();
});

test('the footer has its five columns, legal and social links and badges, also without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/platform`);
  const footer = page.locator('.site-footer');
  expect(await footer.locator('h2').allTextContents()).toEqual(
    expect.arrayContaining(['Platform', 'Resources', 'Top content', 'Community', 'Company']),
  );
  for (const path of ['/terms-of-use', '/privacy-policy', '/cookie-notice', '/blog/non-human-identity'])
    expect(await footer.locator(`a[href="${path}"]`).first().isVisible(), path).toBe(true);
  expect(await footer.locator('.network').count()).toBe(4);
  expect(await footer.locator('.site-footer-end img').count()).toBe(2);
  await context.close();
});

test('what comes soon is no link, and stands last in the mobile menu', async () => {
  const { page } = await open(browser, '/', 390);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const group = page.locator('.mobile-menu-list details', { has: page.locator('.soon') }).first();
  await group.locator('summary').click();
  const entries = await group.locator('li').evaluateAll((items) =>
    items.map((item) => ({
      isSoon: item.querySelector('.soon') !== null,
      isLink: item.querySelector('a') !== null,
    })),
  );
  expect(entries.some(({ isSoon }) => isSoon)).toBe(true);
  for (const { isSoon, isLink } of entries) expect(isLink).toBe(!isSoon);
  const states = entries.map(({ isSoon }) => Number(isSoon));
  expect(states).toEqual(states.toSorted());
  await page.close();
});

test('the copyright line has the current year', async () => {
  const { page } = await open(browser, '/platform');
  expect(await page.locator('.site-footer-end').textContent()).toContain(`© ${new Date().getFullYear()}`);
  await page.close();
});
