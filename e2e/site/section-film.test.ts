import { expect, test } from 'vitest';
import { launch, open, url } from '../setup/site.ts';

const browser = await launch();
const path = '/platform/contextual-secret-scanning';

test('a film is fetched when it is played, from its beginning or from a chapter', async () => {
  const { page, errors } = await open(browser, path);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const section = page.locator('#film');
  await section.scrollIntoViewIfNeeded();
  expect(await section.locator('video').count()).toBe(0);
  expect(asked.filter((file) => file.endsWith('.mp4'))).toEqual([]);
  await section.getByRole('button', { name: /0:06/ }).click();
  const video = section.locator('video');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThanOrEqual(6);
  await expect.poll(() => video.evaluate((film) => film === document.activeElement)).toBe(true);
  await section.getByRole('heading', { name: 'Transcript', exact: true }).waitFor();
  expect(asked.some((file) => file.endsWith('.mp4'))).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('without JavaScript there is the browser’s own player, which loads nothing before it is used', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url + path);
  const video = page.locator('#film video');
  expect(await video.isVisible()).toBe(true);
  expect(await video.getAttribute('preload')).toBe('none');
  expect(await page.locator('#film').getByRole('button', { name: 'Play' }).isVisible()).toBe(false);
  await context.close();
});
