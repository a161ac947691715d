import { afterAll, expect, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { client, launch } from '../setup/site.ts';
import { field, generatePath, openStudio, slow } from '../studio/open-studio.ts';

const browser = await launch();
const path = '/not-stored-yet';

afterAll(async () => {
  await client.delete({ query: '*[_type == "page" && path.current == $path]', params: { path } });
});

// Form, preview and lake are three windows and a server: only a browser has all of them at a moment at which they
// differ.
test(
  'a page that was just begun is previewed as it is in the form, and stays, while the lake does not have it yet',
  async () => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
    const page = await openStudio(context, '/intent/create/type=page;template=page-empty/');
    let store = (): void => {};
    const isStored = new Promise<void>((resolve) => {
      store = resolve;
    });
    await page.route(/\/data\/actions\//, async (route) => {
      await isStored;
      await route.continue();
    });
    await field(page, 'title').getByRole('textbox').fill('Not stored yet');
    await generatePath(page, path);
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/preview?path=')) answers++;
    });
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    const first = () => findPreview(page, path)?.locator('[data-part=insert-first]').count();
    await expect.poll(first).toBe(1);

    // Meanwhile, the lake's answers are older than what is shown.
    await expect.poll(() => answers).toBeGreaterThan(1);
    expect(await first()).toBe(1);
    expect(await field(page, 'title').getByRole('textbox').inputValue()).toBe('Not stored yet');
    const stored = page.waitForResponse((response) => response.url().includes('/data/actions/'));
    store();
    await stored;
    await expect
      .poll(() => client.fetch('count(*[path.current == $path])', { path }, { perspective: 'drafts' }))
      .toBe(1);
    expect(await first()).toBe(1);
    expect(await findPreview(page, path)?.locator('h1').innerText()).toBe('Not stored yet');
    await context.close();
  },
  slow,
);
