import type { Frame, Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { sample as questions } from '#sections/faq/sample.ts';
import { findPreview } from '../browser/find-preview.ts';
import { untilStill } from '../browser/until-still.ts';
import { removeDocuments } from '../preview/open-preview.ts';
import { client, launch } from '../setup/site.ts';
import { openBy, openStudio, slow, tap } from '../studio/open-studio.ts';
import { holdBefore } from './drag-section.ts';

const id = 'page-by-finger';
const path = '/by-finger';
const browser = await launch();
afterAll(() => removeDocuments(id));

const titled = (title: string) => ({ _key: title, _type: 'cta-banner', title, version: 2 });
const byFinger = {
  _id: id,
  _type: 'page',
  title: 'By finger',
  path: { _type: 'slug', current: path },
  sections: [{ ...titled('One'), _type: 'hero', layout: 'center' }, titled('Two'), titled('Three')],
};

const become = (...wanted: string[]) =>
  expect
    .poll(() => client.fetch('*[_id == $draft][0].sections[].title', { draft: `drafts.${id}` }))
    .toEqual(wanted);

const section = (preview: Frame, title: string): Locator =>
  preview
    .locator('[data-sections] > [data-section]')
    .filter({ has: preview.getByRole('heading', { name: title, exact: true }) })
    .locator('section');

/** A finger that is on the screen until it is lifted. */
async function putFinger(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x, y });
  return {
    /** Moves it in small steps, as fingers do. */
    async moveTo(y: number): Promise<void> {
      for (const stop of [y - 2, y - 1, y]) await send('touchMove', { x, y: stop });
    },
    async lift(): Promise<void> {
      await send('touchEnd');
      await session.detach();
    },
  };
}

// Only a browser has touches, and turns them into clicks and scrolling.
test('on a tablet texts are written, and sections moved, dragged, added and brought back, by fingers alone', {
  timeout: slow,
}, async () => {
  await client.createOrReplace(byFinger);
  const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(tablet);
  const page = await openStudio(context, `/presentation?preview=${path}`);
  const find = () => findPreview(page, path);
  await expect.poll(() => find()?.locator('h1[data-sanity]').count()).toBe(1);
  const preview = find() as Frame; // counted in it a moment before

  const heading = preview.locator('h1');
  await expect
    .poll(async () => {
      await heading.tap();
      return heading.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type(' and only');
  await become('One and only', 'Two', 'Three');
  await page.keyboard.press('Enter');

  const bar = preview.locator('[data-part=section-bar]');
  await expect
    .poll(async () => {
      await section(preview, 'Two').tap({ position: { x: 8, y: 40 } });
      return bar.getAttribute('aria-label', { timeout: 2_000 });
    })
    .toBe('Section “Two”');
  await bar.getByRole('button', { name: 'Move down' }).tap();
  await become('One and only', 'Three', 'Two');

  await untilStill(bar);
  const handle = await bar.getByRole('button', { name: /drag/ }).boundingBox();
  const from = { x: (handle?.x ?? 0) + 20, y: (handle?.y ?? 0) + 20 };
  const finger = await putFinger(page, from.x, from.y);
  await finger.moveTo(from.y + 20);
  await holdBefore(preview, section(preview, 'Three'), finger.moveTo);
  await finger.lift();
  await become('One and only', 'Two', 'Three');

  const search = preview.getByRole('combobox', { name: 'Search sections' });
  await openBy(preview.locator('[data-part=insert-mark]').last(), search, tap);
  await search.fill('accordion');
  await preview.getByRole('option', { name: /^Questions/ }).tap();
  await become('One and only', 'Two', 'Three', questions.title);
  await preview.getByRole('button', { name: 'Undo', exact: true }).tap();
  await become('One and only', 'Two', 'Three');
  await context.close();
});
