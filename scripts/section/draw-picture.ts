import type { Browser, Cookie } from 'playwright';
import sharp from 'sharp';

// The Studio shows pictures of three by two; this is the smallest width at which all views have their widest layout.
const size = { width: 1080, height: 720 };
const width = 600; // pixels, twice as many as the Studio shows
const maxBytes = 25 * 1024;

/**
 * The picture of a kind: its sample as the gallery shows it, the same bytes each time. Throws when it cannot be shown.
 */
export async function drawPicture(
  browser: Browser,
  url: string,
  cookies: readonly Pick<Cookie, 'name' | 'value'>[],
  kind: string,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    const sample = `${url}/gallery/${kind}/sample`;
    const answer = await page.goto(sample);
    if (!answer?.ok())
      throw new Error(
        `The sample of "${kind}" cannot be drawn: ${sample} answers with the status ${answer?.status() ?? 'none'}. Its log says why.`,
      );
    const fault = await page.locator('[data-part=editors-note]').allTextContents();
    if (fault.length > 0) throw new Error(`The sample of "${kind}" cannot be drawn: ${fault.join(' ')}`);
    // A section that is not high enough is centred.
    await page.addStyleTag({ content: 'main { min-height: 100vh; display: grid; align-content: center }' });
    await page.evaluate(isDrawn);
    return await compress(await page.screenshot({ animations: 'disabled' }));
  } finally {
    await context.close();
  }
}

/** Runs in the page: resolves when all fonts and all visible pictures are loaded. */
async function isDrawn(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

async function compress(screenshot: Buffer): Promise<Buffer> {
  const small = sharp(screenshot).resize(width);
  for (let quality = 82; ; quality -= 8) {
    const picture = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxBytes || quality < 20) return picture;
  }
}
