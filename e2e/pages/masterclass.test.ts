import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { client, html, launch, open, untilAwake, url } from '../setup/site.ts';

const browser = await launch();
let first: Episode;
let second: Episode;
let all: Episode[];
beforeAll(async () => {
  all = await client.fetch<Episode[]>(
    `*[_type == "episode" && !(_id in path("drafts.**"))] | order(number asc){title, "slug": slug.current, description, "video": video.asset->url}`,
  );
  [first, second] = all as [Episode, Episode];
});

interface Episode {
  title: string;
  slug: string;
  description: string;
  video: string;
}

const addressOf = ({ slug }: Episode) => `${url}/masterclass?episode=${slug}`;
const dialogOf = (page: Page) => page.locator('[data-part="episode-dialog"]');
const cardOf = (page: Page, { title }: Episode) =>
  page.locator('[data-part="episode"]').getByRole('link', { name: title });

async function openMasterclass(width?: number) {
  const opened = await open(browser, '/masterclass', width);
  // Until React is loaded, a card is a link to its film.
  await expect.poll(() => cardOf(opened.page, first).getAttribute('aria-haspopup')).toBe('dialog');
  return opened;
}

test('a click, Enter and Space open an episode, and Escape closes it and gives the focus back', async () => {
  const { page, errors } = await openMasterclass();
  const card = cardOf(page, first);
  const drawn = page.locator('[data-part="episode"]').first();
  const { width = 0, height = 0 } = (await drawn.locator('.picture').boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(366 / 205, 1);
  const ratioOf = (picture: HTMLImageElement) => picture.naturalWidth / picture.naturalHeight;
  await expect
    .poll(() => drawn.locator('img').evaluate(ratioOf), { message: 'so is what is fetched of it' })
    .toBeCloseTo(366 / 205, 1);
  expect(await drawn.locator('[data-part="duration"]').textContent()).toMatch(/^\d+:\d\d/);
  expect(await drawn.locator('.tag').textContent()).toBe('Episode 1');
  const ways = [
    () => page.locator('[data-part="episode"]').first().click(),
    () => card.press('Enter'),
    () => card.press(' '),
  ];
  for (const openIt of ways) {
    await openIt();
    await dialogOf(page).waitFor();
    expect(await page.getByRole('dialog', { name: first.title }).isVisible()).toBe(true);
    await expect.poll(() => page.url()).toBe(addressOf(first));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.url()).toBe(`${url}/masterclass`);
    await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('the film plays with its captions, and can be sought through', async () => {
  const { page } = await openMasterclass();
  const parts: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('.mp4') && parts.push(answer.status()));
  await cardOf(page, first).click();
  const video = page.locator('[data-part="episode-dialog"] video');
  const time = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect.poll(time).toBeGreaterThan(0.3);
  const lines = page.locator('[data-part="transcript"] li');
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(3);
  const cues = await video.evaluate((film: HTMLVideoElement) =>
    Array.from(film.textTracks[0]?.cues ?? [], (cue) => (cue as VTTCue).text),
  );
  expect((await lines.allTextContents()).map((line) => line.replace(/^\d+:\d\d\s*/, ''))).toEqual(cues);
  await video.evaluate((film: HTMLVideoElement) => {
    film.pause();
    // The last line belongs to the last seconds: a film that kept playing would be over before a busy machine looks.
    film.addEventListener('play', () => film.pause());
  });
  await lines.last().getByRole('button').click();
  await expect.poll(time).toBeGreaterThan(5);
  await expect.poll(() => lines.last().getAttribute('aria-current')).toBe('true');
  expect(parts).toContain(206);
  await page.close();
});

test('a film is handed out in parts by the site and by the lake', async () => {
  const { pathname } = new URL(first.video);
  for (const address of [url + pathname, first.video]) {
    const answer = await fetch(address, { headers: { range: 'bytes=100-199' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect(answer.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
    expect((await answer.arrayBuffer()).byteLength).toBe(100);
  }
});

test('a shared address opens its episode, and going back and forth closes and opens', async () => {
  const { page, errors } = await open(browser, `/masterclass?episode=${second.slug}`);
  await dialogOf(page).waitFor();
  expect(await dialogOf(page).getByRole('heading', { level: 2 }).textContent()).toBe(second.title);
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toBe(`${url}/masterclass`);
  await cardOf(page, first).click();
  await dialogOf(page).waitFor();
  await page.goBack();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toBe(`${url}/masterclass`);
  await page.goForward();
  await dialogOf(page).waitFor();
  await expect.poll(() => page.url()).toBe(addressOf(first));
  // On a busy machine, the close event comes only when the next step has opened the dialogue again.
  await dialogOf(page).dispatchEvent('close');
  await dialogOf(page).getByRole('button', { name: 'Next episode' }).click();
  await expect.poll(() => page.url()).toBe(addressOf(second));
  expect(errors).toEqual([]);
  await page.close();
});

// Only a browser has touches, and knows where a card lies.
test('an episode grows out of its card, and a finger that draws it down closes it and gives the focus back', async () => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${url}/masterclass`);
  await untilAwake(page);
  await wakeIslands(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const dialog = document.querySelector('[data-part="episode-dialog"][open]');
      if (dialog && new DOMMatrix(getComputedStyle(dialog).transform).a < 0.95)
        document.body.dataset.grew ??= '';
    }).observe(document.body, { attributes: true, subtree: true });
  });
  await cardOf(page, first).hover();
  // Only its moving form has a bar for dragging.
  const bar = dialogOf(page).locator('form > [aria-hidden]');
  await bar.waitFor({ state: 'attached' });
  await cardOf(page, first).tap();
  await dialogOf(page).waitFor();
  await expect.poll(() => page.locator('body').getAttribute('data-grew')).toBe('');
  const transform = () => dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).transform);
  await expect.poll(transform).toBe('none');
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  const draw = async (by: number) => {
    await touch('touchStart', 20);
    for (let step = 1; step <= 10; step++) await touch('touchMove', 20 + (by * step) / 10);
    await expect.poll(transform).not.toBe('none');
    await touch('touchEnd');
  };
  await draw(300);
  await dialogOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toBe(`${url}/masterclass`);
  await expect.poll(() => cardOf(page, first).evaluate((link) => link === document.activeElement)).toBe(true);
  await context.close();
});

test('the next episode and the one before are a button away, and take no step of the history', async () => {
  const { page } = await openMasterclass();
  await cardOf(page, first).click();
  const heading = dialogOf(page).getByRole('heading', { level: 2 });
  expect(await dialogOf(page).getByRole('button', { name: 'Previous episode' }).count()).toBe(0);
  await dialogOf(page).getByRole('button', { name: 'Next episode' }).click();
  await expect.poll(() => heading.textContent()).toBe(second.title);
  await expect.poll(() => page.url()).toBe(addressOf(second));
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialogOf(page).getByRole('button', { name: 'Previous episode' }).click();
  await expect.poll(() => heading.textContent()).toBe(first.title);
  await dialogOf(page).getByRole('button', { name: 'Next episode' }).click();
  await expect.poll(() => heading.textContent()).toBe(second.title);
  await page.goBack();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toBe(`${url}/masterclass`);
  await expect
    .poll(() => cardOf(page, second).evaluate((link) => link === document.activeElement))
    .toBe(true);
  await page.close();
});

test('axe finds nothing in the player, and at 390 px it fills the window without moving sideways', async () => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(addressOf(first));
    await dialogOf(page).waitFor();
    await expect.poll(() => page.locator('[data-part="transcript"] li').count()).toBeGreaterThan(0);
    expect(await violationsOf(page, { within: '[data-part="episode-dialog"]' })).toEqual([]);
    const sideways = await dialogOf(page).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(sideways).toBe(0);
    const video = page.locator('[data-part="episode-dialog"] video');
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    if (width === 390) expect((await dialogOf(page).boundingBox())?.width).toBe(390);
    await context.close();
  }
});

test('for visitors who prefer calm a film waits until it is asked to play', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/masterclass`);
  await untilAwake(page);
  await wakeIslands(page);
  await expect.poll(() => cardOf(page, first).getAttribute('aria-haspopup')).toBe('dialog');
  await cardOf(page, first).click();
  const video = page.locator('[data-part="episode-dialog"] video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0);
  expect(await video.evaluate((film: HTMLVideoElement) => [film.paused, film.currentTime])).toEqual([
    true,
    0,
  ]);
  await context.close();
});

test('without JavaScript every episode can be read, and leads to its page with its film and to its captions', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/masterclass`);
  expect(all.length).toBeGreaterThanOrEqual(8);
  for (const episode of all) {
    const card = page.locator('[data-part="episode"]').filter({ hasText: episode.description });
    const own = await card.getByRole('link', { name: episode.title, exact: true }).getAttribute('href');
    expect(own).toBe(`/masterclass/${episode.slug}`);
    expect(await html(own ?? '')).toContain(`src="${new URL(episode.video).pathname}"`);
    const captions = await card.getByRole('link', { name: /^Captions of/ }).getAttribute('href');
    expect(await html(captions ?? '')).toMatch(/^WEBVTT\n/);
  }
  await context.close();
});

test('search engines are told of each film on its own page alone, and the old address leads here', async () => {
  expect(await filmsOn('/masterclass')).toEqual([]);
  for (const { title, slug } of all) {
    const films = await filmsOn(`/masterclass/${slug}`);
    expect(films.map(({ name }) => name)).toEqual([title]);
    expect(films[0]?.duration).toMatch(/^PT0M\d+S$/);
  }
  const moved = await fetch(`${url}/webinar`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([307, '/masterclass']);
});

/** What the structured data of a page says of films. */
async function filmsOn(path: string): Promise<{ name: string; duration: string }[]> {
  const [, script = '{}'] =
    (await html(path)).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
  const things: { '@type': string; name: string; duration: string }[] = JSON.parse(script)['@graph'];
  return things.filter((thing) => thing['@type'] === 'VideoObject');
}
