import type { SanityClient } from '@sanity/client';
import type { Page } from 'playwright';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { casesOf } from '#web/gallery/cases.ts';
import { readSupply } from '#web/gallery/supply.ts';
import { templates } from '../site/templates.ts';

/** Something of the product that has a look: a page, or a part of one in some state, in windows of these widths. */
export interface View {
  /** What its pictures are named for. */
  name: string;
  path: string;
  widths: readonly number[];
  /** Brings the page into the state that is looked at. */
  act?: (page: Page) => Promise<void>;
  /** Only what the window shows is looked at, not the whole page. */
  isWindow?: boolean;
  /** It is one section by itself, in the gallery. */
  isSection?: boolean;
}

/** Where views are seen as editors in the preview see them; elsewhere as visitors do. */
export const editorsPaths = ['/gallery'];

const every = [390, 1000, 1440];
// Sections change their form between these two; what stands between is seen on the pages of the site.
const extremes = [390, 1440];

const shell: View[] = [
  {
    name: 'shell/desktop-menu',
    path: '/platform',
    widths: [1440],
    isWindow: true,
    async act(page) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().hover();
      await page.locator('[data-trigger][aria-expanded=true]').waitFor();
    },
  },
  {
    name: 'shell/mobile-menu',
    path: '/platform',
    widths: [390, 1000],
    isWindow: true,
    async act(page) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.locator('#mobile-menu summary').first().click();
    },
  },
  { name: 'shell/footer', path: '/platform', widths: [390, 1000], act: showFooter },
  {
    name: 'shell/footer-unfolded',
    path: '/platform',
    widths: [1440],
    async act(page) {
      await showFooter(page);
      await page.locator('[data-part=wordmark]').click();
      await page.locator('[data-part=wordmark][aria-expanded=true]').waitFor();
    },
  },
];

/** The views that are there whatever a lake holds: the templates of the site and its shell. */
export const fixedViews: readonly View[] = [
  ...Object.entries(templates).map(([name, path]) => ({ name: `site/${name}`, path, widths: every })),
  { name: 'site/not-found', path: '/no-such-page', widths: every },
  ...shell,
  { name: 'gallery/inputs', path: '/gallery/inputs', widths: extremes },
];

/** What the names of the views of a kind begin with; its cases, which follow, are known with a lake alone. */
export const beginningOf = (kind: string): string => `gallery/${kind}-`;

/** All that has a look: the templates of the site, its shell, and every case of every kind in the gallery of a lake. */
export async function viewsOf(client: SanityClient): Promise<View[]> {
  const sections = Object.keys(kinds).map((kind) => kindViews(kind as SectionKind, client));
  return [...fixedViews, ...(await Promise.all(sections)).flat()];
}

async function showFooter(page: Page): Promise<void> {
  await page.addStyleTag({ content: '[data-part=header], a[href="#main"], main { display: none }' });
}

async function kindViews(kind: SectionKind, client: SanityClient): Promise<View[]> {
  return casesOf(kind, await readSupply(client, kind)).map(({ name }) => ({
    name: `${beginningOf(kind)}${name}`,
    path: `/gallery/${kind}/${name}`,
    // Another ground changes colours alone.
    widths: name.startsWith('background-') ? [1440] : extremes,
    isSection: true,
  }));
}
