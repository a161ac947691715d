import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { launchChromium } from '#e2e/browser/launch-chromium.ts';
import { startProduct } from '#e2e/product/start-product.ts';
import { step } from '../process/step.ts';
import { walk } from './walk.ts';

const folder = 'docs/pictures';
const timeoutMs = 60_000;
const stillnessMs = 700; // or a picture would catch the Studio fading something in

/** Walks through the marketers' guide in a lake of its own, and writes a picture of each step. */
export async function drawGuide(chromiumPath: string): Promise<void> {
  const product = await step('Starting the site', () => startProduct(() => {}));
  const browser = await launchChromium(chromiumPath);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(timeoutMs);
    const desk = { page: await context.newPage(), url: product.url, until };
    const pictures: [name: string, picture: Buffer][] = [];
    for (const [name, take] of Object.entries(walk)) {
      await take(desk);
      await pause(stillnessMs);
      const shot = await desk.page.screenshot({ animations: 'disabled', caret: 'hide' });
      const picture = await sharp(shot).resize(1200).webp({ quality: 78, effort: 6 }).toBuffer();
      pictures.push([`${name}.webp`, picture]);
      console.log(`  ${name.padEnd(24)} ${(picture.length / 1024).toFixed(1)} KB`);
    }
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) rmSync(join(folder, old));
    for (const [name, picture] of pictures) writeFileSync(join(folder, name), picture);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); !(await isSo()); await pause(100)) {
    if (performance.now() - begun > timeoutMs)
      throw new Error(`After ${timeoutMs / 1000} s it is not so: ${isSo}`);
  }
}
