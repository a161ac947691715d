import type { Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMenu } from '../browser/arrange-preview.ts';
import { client, launch, url } from '../setup/site.ts';
import { field, openStudio, slow } from '../studio/open-studio.ts';
import { pagesAt, previewOf, removeDocuments } from './open-preview.ts';

const path = '/on-a-host';
const ofStudio = url.replace('localhost', 'studio.localhost');
const ofPreview = url.replace('localhost', 'preview.localhost');

/** The path of a page that several tests use, because none of them changes it. */
const unchanged = '/on-a-host-unchanged';

const browser = await launch();
beforeAll(async () => {
  await client.createOrReplace(pagesAt(unchanged)('page-on-a-host-unchanged', 'As it was'));
});
beforeEach(async () => {
  await removeDocuments('page-on-a-host');
  await client.createOrReplace(pagesAt(path)('page-on-a-host', 'As it was'));
});
afterAll(async () => {
  await removeDocuments('page-on-a-host', 'page-on-a-host-unchanged');
});

test.each([
  { studio: url, shown: ofPreview },
  { studio: ofStudio, shown: url },
  { studio: url, shown: url, unknown: ofPreview },
])(
  'the preview is on another host than the Studio wherever the browser knows one, and follows it: $shown in $studio',
  async ({ studio, shown, unknown }) => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
    if (unknown) await context.route(`${unknown}/**`, (route) => route.abort('namenotresolved'));
    const page = await openStudio(context, `/presentation?preview=${path}`, studio);
    const preview = await previewOf(page, path);
    expect(new URL(preview.url()).origin).toBe(shown);
    const widthOf = (picture: Locator) =>
      picture.evaluate((img: HTMLImageElement) => img.naturalWidth, null, { timeout: 2_000 });
    // A menu that is open when the Studio draws its form again closes, and its pictures load only when they come into
    // view.
    await expect
      .poll(async () =>
        widthOf((await openMenu(preview, 'As it was', 'Insert after')).locator('img').first()),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    const heading = preview.getByRole('heading', { level: 1 });
    const title = field(page, 'sections[_key=="opening"].title').getByRole('textbox');
    await expect
      .poll(async () => {
        await heading.click();
        return title.isVisible();
      })
      .toBe(true);
    // A click into the form takes the focus from the page.
    await title.click();
    await title.fill(`As it is in ${shown}`);
    await expect.poll(() => heading.innerText()).toBe(`As it is in ${shown}`);
    await context.close();
  },
  slow,
);

test(
  'a preview on another host is drawn while the Studio is busy, and asks for no page that nobody has opened',
  async () => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const page = await openStudio(context, `/presentation?preview=${path}`);
    const preview = await previewOf(page, path);
    const busy = page.evaluate(() => {
      const end = Date.now() + 15_000;
      while (Date.now() < end);
      return Date.now();
    });
    const drawn = preview.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(Date.now()))),
    );
    expect(await drawn).toBeLessThan(await busy);
    expect(asked.filter((address) => address.includes('_rsc='))).toEqual([]);
    await context.close();
  },
  slow,
);

test.concurrent(
  'the overlay asks a Studio again that was too busy to answer at first, and one that was not listening yet',
  async () => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
    await context.addInitScript(() => {
      let wasBusy = false;
      const unheard = new Set<string>();
      addEventListener('message', (event) => {
        const { type, id } = event.data ?? {};
        // The first of these messages counts as too late in any case.
        if (type === 'visual-editing/snapshot-welcome' && (unheard.has(id) || unheard.size < 2)) {
          unheard.add(id);
          event.stopImmediatePropagation();
        }
        if (wasBusy || type !== 'visual-editing/features') return;
        wasBusy = true;
        const end = Date.now() + 11_000;
        while (Date.now() < end);
      });
    });
    const page = await openStudio(context, `/presentation?preview=${unchanged}`);
    const preview = await previewOf(page, unchanged);
    await openMenu(preview, 'As it was', 'Insert after');
    await context.close();
  },
  slow,
);

test.concurrent(
  'an overlay that had to begin anew asks for the names of fields again when they were not answered this time',
  async () => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
    await context.addInitScript(() => {
      const asked: Record<string, Set<string>> = {};
      addEventListener('message', (event) => {
        const { type, id } = event.data ?? {};
        asked[type] ??= new Set();
        asked[type].add(id);
        // The first overlay gets its names but no document, the second its document but no names.
        const unheard = { 'visual-editing/snapshot-welcome': 0, 'visual-editing/schema-union-types': 1 }[
          String(type)
        ];
        if (unheard === undefined || [...asked[type]][unheard] !== id) return;
        event.stopImmediatePropagation();
        if (unheard === 1) document.documentElement.dataset.unheard = type;
      });
    });
    const page = await openStudio(context, `/presentation?preview=${unchanged}`);
    const preview = await previewOf(page, unchanged);
    await page.locator('html[data-unheard]').waitFor();
    await openMenu(preview, 'As it was', 'Insert after');
    await context.close();
  },
  slow,
);
