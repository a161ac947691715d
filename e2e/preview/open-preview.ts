import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { client } from '../setup/site.ts';
import { visitStudio } from '../studio/visit-studio.ts';

/** A document to preview, made by `openPreview`. */
export interface Previewed {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Makes pages at a path, each with one section that has the page's title. */
export const pagesAt =
  (path: string) =>
  (_id: string, title: string): Previewed => ({
    _id,
    _type: 'page',
    title,
    path: { _type: 'slug', current: path },
    sections: [{ _key: 'opening', _type: 'hero', title, layout: 'center' }],
  });

/** Stores a document and opens it in the Studio beside its preview, at its path. */
export async function openPreview(
  document: Previewed,
  path: string,
  size = { width: 1600, height: 950 },
): Promise<{ page: Page; preview: Frame }> {
  await client.createOrReplace(document);
  const page = await visitStudio(`/presentation?preview=${path}`, size);
  return { page, preview: await previewOf(page, path) };
}

/** The preview in an open tab of the Studio, once it holds exactly one element that the selector finds. */
async function frameWith(page: Page, path: string, selector: string): Promise<Frame> {
  const having: Frame[] = [];
  const found = async () => {
    const preview = findPreview(page, path);
    const count = await preview?.locator(selector).count();
    if (preview && count === 1) having.push(preview);
    return count;
  };
  await expect.poll(found, { timeout: 120_000 }).toBe(1);
  const preview = having.at(-1);
  if (!preview) throw new Error(`The preview of "${path}" has no ${selector}.`);
  return preview;
}

/** The preview in an open tab of the Studio, once its overlay works. */
export async function previewOf(page: Page, path: string): Promise<Frame> {
  const preview = await frameWith(page, path, 'h1[data-sanity]');
  // The overlay names the element below the pointer only once it has found the Studio.
  const heading = preview.getByRole('heading', { level: 1 });
  await expect
    .poll(
      async () => {
        await page.mouse.move(0, 0);
        await heading.hover({ timeout: 2_000 });
        return preview.locator('[data-part=overlay-name]').count();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  return preview;
}

/** Deletes documents and their drafts. */
export const removeDocuments = (...ids: string[]) =>
  client.delete({
    query: '*[_id in $all]',
    params: { all: ids.flatMap((id) => [id, `drafts.${id}`]) },
  });
