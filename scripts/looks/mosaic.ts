import type { Page, Route } from 'playwright';
import sharp from 'sharp';

const tiles = 16; // across a picture
const tile = 32; // px

/**
 * Lets a page show the photographs of the lake as coarse mosaics: which picture it is, its cut, its size and its place
 * are seen; its grain, which would be most of the bytes of a screenshot, is not. A picture is the same mosaic in every
 * width, as the one that a browser chooses depends on what it has at hand. `laid` keeps them between pages.
 */
export async function showMosaics(page: Page, laid: Map<string, Promise<Buffer>>): Promise<void> {
  await page.route(/\/images\/(?!.*\.svg)/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('w', '320');
    const mosaic = laid.get(url.href) ?? lay(route, url.href);
    laid.set(url.href, mosaic);
    await route.fulfill({ contentType: 'image/png', body: await mosaic });
  });
}

async function lay(route: Route, url: string): Promise<Buffer> {
  // A connection that is kept alive may end just as it is used again.
  const response = await route.fetch({ url, maxRetries: 3 });
  const { data, info } = await sharp(await response.body())
    .resize(tiles)
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width * tile, height: info.height * tile };
  return sharp(data)
    .resize({ ...size, kernel: 'nearest' })
    .png()
    .toBuffer();
}
