import type { SanityClient } from '@sanity/client';
import type { Page } from 'playwright';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { casesOf } from '#web/gallery/cases.ts';
import { readSupply } from '#web/gallery/supply.ts';
import { templates } from '../site/templates.ts';

/**
 * Something of the product whose look is compared: a page, or a part of one in some state, in windows of these widths.
 */
export interface View {
  /** The beginning of its pictures' names. */
  name: string;
  path: string;
  widths: readonly number[];
  /** Brings the page into the state to be drawn. */
  act?: (page: Page) => Promise<void>;
  /** Whether only the window is drawn, not the whole page. */
  isWindow?: boolean;
  /** Whether it is a single section, in the gallery. */
  isSection?: boolean;
}

/** The paths that are seen as editors in the preview see them; all others are seen as visitors see them. */
export const editorsPaths = ['/gallery'];

const every = [390, 1000, 1440];
// Sections change their layout between these two widths; the widths between are seen on the pages of the site.
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

/** The views that exist whatever a lake holds: the templates of the site and its shell. */
export const fixedViews: readonly View[] = [
  ...Object.entries(templates).map(([name, path]) => ({ name: `site/${name}`, path, widths: every })),
  { name: 'site/not-found', path: '/no-such-page', widths: every },
  ...shell,
  { name: 'gallery/inputs', path: '/gallery/inputs', widths: extremes },
];

/** The beginning of the names of a kind's views. The rest names the case; the cases are known only from a lake. */
export const beginningOf = (kind: string): string => `gallery/${kind}-`;

/** All views: the templates of the site, its shell, and every case of every kind in the gallery of a lake. */
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
    // Another ground changes only colours.
    widths: name.startsWith('background-') ? [1440] : extremes,
    isSection: true,
  }));
}
