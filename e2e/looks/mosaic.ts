import type { Page } from 'playwright';
import sharp from 'sharp';

const tiles = 16; // across a picture
const tile = 32; // px

/**
 * Lets a page show the photographs of the lake as coarse mosaics: which picture it is, its cut, its size and its place
 * are seen; its grain, which would be most of the bytes of a screenshot, is not. A picture is the same mosaic in every
 * width, as the one that a browser chooses depends on what it has at hand. `laid` keeps them between pages.
 */
export async function showMosaics(page: Page, laid: Map<string, Promise<string>>): Promise<void> {
  // Not by a route of Playwright, which takes the browser's cache from all that the page asks for.
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

/** The page that asked is closed or shows something else by now. */
const gone = () => {};

/** The mosaic of a picture, in base64. */
async function lay(page: Page, url: string): Promise<string> {
  // A connection that is kept alive may end just as it is used again.
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
