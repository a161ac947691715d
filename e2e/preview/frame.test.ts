import { afterAll, expect, test } from 'vitest';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { openPreview, pagesAt, removeDocuments } from './open-preview.ts';

const id = 'page-of-every-width';
const path = '/of-every-width';
afterAll(() => removeDocuments(id));

// Sanity draws this frame and this product sets its size: only a browser says how wide the page in it is.
test(
  'the page is as wide in the preview as is chosen, dragged or asked by keys, and stands on a phone beside a wide screen',
  async () => {
    const banner = (_key: string) => ({ _key, _type: 'cta-banner', title: `The ${_key} one`, version: 2 });
    const document = pagesAt(path)(id, 'Of every width');
    const sections = [document.sections, ['second', 'third', 'fourth', 'last'].map(banner)].flat();
    const { page, preview } = await openPreview({ ...document, sections }, path);
    const width = () => preview.evaluate(() => innerWidth);
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const handle = page.getByRole('separator', { name: 'Width of the preview' });

    await choose('Phone');
    await expect.poll(width).toBe(390);
    await handle.press('ArrowRight');
    await expect.poll(width).toBe(400);
    expect(await handle.getAttribute('aria-valuenow')).toBe('400');

    const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
    await page.mouse.move(x + 8, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 58, y + 220, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBe(500);
    expect(await page.getByTestId('preview-width').innerText()).toBe('500 px');

    await choose('Side by side');
    await expect.poll(width).toBe(1440);
    const beside = page.frameLocator('iframe[title="The page on a phone"]');
    await expect.poll(() => beside.getByRole('heading', { level: 1 }).innerText()).toBe('Of every width');
    const widthBeside = () => beside.locator('html').evaluate(() => innerWidth);
    expect(await widthBeside()).toBe(390);
    // Where there is less room, the frame is drawn smaller, and the page in it is as wide as before.
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ ...size, width: 1440 });
    await expect.poll(widthBeside).toBe(390);
    await page.setViewportSize(size);

    // When the frame is scrolled to a section, the phone shows the same section, which lies at another height there.
    await preview.getByText('The third one').evaluate((title) => title.scrollIntoView({ block: 'center' }));
    const isInSight = (title: Element) => {
      const { top, bottom } = title.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    };
    await expect.poll(() => beside.getByText('The third one').evaluate(isInSight)).toBe(true);
    // It keeps to the section when the page above it grows, as it does while the rest of the page is laid out.
    await beside.locator('[data-sections]').evaluate((list) => {
      // The browser would anchor what is in sight, but not what was drawn only now.
      list.style.overflowAnchor = 'none';
      list.style.paddingTop = '3000px';
    });
    await expect.poll(() => beside.getByText('The third one').evaluate(isInSight)).toBe(true);
    // So does a phone that is added when the page is already scrolled.
    await choose('Desktop');
    await expect.poll(() => beside.owner().count()).toBe(0);
    await choose('Side by side');
    await expect.poll(() => beside.getByText('The third one').evaluate(isInSight)).toBe(true);
    await preview.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => beside.locator('html').evaluate(() => scrollY)).toBeLessThan(100);

    // The tools on the page keep their size while the page is drawn smaller; the phone is only for looking at.
    const drawn = () =>
      preview
        .locator('[data-part=undo] button')
        .first()
        .evaluate((button) => button.getBoundingClientRect().height);
    const scale = () =>
      page
        .getByTestId('preview-width')
        .innerText()
        .then((words) => Number(/at (\d+) %/.exec(words)?.[1]) / 100);
    const usual = 32;
    await expect.poll(async () => Math.round((await drawn()) * (await scale()))).toBe(usual);
    expect(await drawn()).toBeGreaterThan(usual);

    await choose('Desktop');
    await expect.poll(drawn).toBe(usual);
    await expect.poll(() => page.getByTestId('preview-viewport-toggle').isVisible()).toBe(false);
    await leaveStudio(page);
  },
  slow,
);
