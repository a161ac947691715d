import type { Page } from 'playwright';
import sharp from 'sharp';

const tiles = 16; // across a picture
const tile = 32; // px

/**
 * Makes a page show the photographs of the lake as coarse mosaics. They show which picture it is, its crop, its size
 * and its place, but not its grain, which would be most of the bytes of a screenshot. A picture gives the same mosaic
 * in every width, because the width that a browser chooses depends on what it has cached. `laid` keeps the mosaics
 * between pages.
 */
export async function showMosaics(page: Page, laid: Map<string, Promise<string>>): Promise<void> {
  // This uses no route of Playwright, because a route disables the browser's cache for all that the page asks for.
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('.svg')) {
      await session.send('Fetch.continueRequest', { requestId }).catch(gone);
      return;
    }
    url.searchParams.set('w', '320');
    const mosaic = laid.get(url.href) ?? lay(page, url.href);
    laid.set(url.href, mosaic);
    const responseHeaders = [{ name: 'Content-Type', value: 'image/png' }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: await mosaic };
    await session.send('Fetch.fulfillRequest', answer).catch(gone);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] });
}

/** By now the page that asked is closed or shows something else. */
const gone = () => {};

/** The mosaic of a picture, in base64. */
async function lay(page: Page, url: string): Promise<string> {
  // A kept-alive connection may end at the moment in which it is used again.
  const response = await page.request.get(url, { maxRetries: 3 });
  const { data, info } = await sharp(await response.body())
    .resize(tiles)
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width * tile, height: info.height * tile };
  const mosaic = await sharp(data)
    .resize({ ...size, kernel: 'nearest' })
    .png()
    .toBuffer();
  return mosaic.toString('base64');
}
