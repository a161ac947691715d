import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '#e2e/browser/launch-chromium.ts';
import { distDir } from '#e2e/product/prepared-product.ts';
import { startProduct } from '#e2e/product/start-product.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { readPreviewCookies } from '#web/front/previews/preview-cookie.ts';
import { type Drawn, drawnOf } from '#web/gallery/drawn.ts';
import { step } from '../process/step.ts';
import { drawPicture } from './draw-picture.ts';
import { fingerprintOf, pictures, stalePictures } from './picture-sources.ts';
import { weighKinds } from './weigh-kinds.ts';

/** Draws the pictures that are missing or older than what they show, or all of them; removes those of former kinds. */
export async function drawPictures(chromiumPath: string, all = false): Promise<void> {
  const names = Object.keys(kinds) as SectionKind[];
  const { stale, left } = stalePictures(names);
  const wanted = all ? names : names.filter((kind) => stale.includes(kind));
  if (wanted.length === 0 && left.length === 0) return console.log('Every picture shows its kind as it is.');
  for (const kind of left) rmSync(join(pictures, `${kind}.webp`));
  // A source that changes during the drawing has its picture drawn next time.
  const from = new Map(wanted.map((kind) => [kind, fingerprintOf(kind)]));
  const scripts = wanted.length > 0 ? await drawAndWeigh(chromiumPath, wanted) : new Map();
  const drawn = names.map((kind): [string, Drawn | undefined] => [
    kind,
    from.has(kind) ? { from: from.get(kind) ?? '', scripts: scripts.get(kind) } : drawnOf(kind),
  ]);
  writeFileSync(join(pictures, 'drawn.json'), `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
}

async function drawAndWeigh(
  chromiumPath: string,
  wanted: SectionKind[],
): Promise<Map<string, Drawn['scripts']>> {
  const product = await step('Starting the site', () => startProduct(() => {}));
  const browser = await launchChromium(chromiumPath);
  try {
    const cookies = await readPreviewCookies(join('web', distDir));
    for (const kind of wanted) {
      const picture = await drawPicture(browser, product.url, cookies, kind);
      writeFileSync(join(pictures, `${kind}.webp`), picture);
      console.log(`  ${kind.padEnd(20)} ${(picture.length / 1024).toFixed(1)} KB`);
    }
    return await step('Weighing the JavaScript', () => weighKinds(browser, product, wanted));
  } finally {
    await browser.close();
    await product.stop();
  }
}
