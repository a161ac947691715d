import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnBy, readBaseline } from './baselines.ts';
import { compareLooks, otherChromium, sameChromium, type Tolerance } from './compare.ts';
import { type Pixels, pictureOf, readPixels } from './pixels.ts';

/** Where pictures of differences are put. */
export const differences = '.looks';

const looks = 10; // tries, for a page that is still waking up, or that Chromium has drawn wrongly
const pauseMs = 200;

/** How alike the pictures of two browsers must be: two versions or platforms never draw the same to the pixel. */
export function toleranceOf(drawnBy: DrawnBy | undefined, here: DrawnBy): Tolerance {
  const isSame = drawnBy?.chromium === here.chromium && drawnBy.platform === here.platform;
  return isSame ? sameChromium : otherChromium;
}

/**
 * Says how a view differs from its baseline, and writes the pictures of the difference to `.looks`; null if it does not
 * differ. A page that is still waking up is drawn again for a moment.
 */
export async function judge(
  name: string,
  width: number,
  tolerance: Tolerance,
  take: () => Promise<Pixels>,
): Promise<string | null> {
  const place = join(differences, `${name}-${width}`);
  rmSync(place, { recursive: true, force: true });
  const baseline = readBaseline(name, width);
  if (!baseline)
    return `"${name}" has no picture at ${width} px yet. Look at it, then draw it: npm run looks -- ${name}`;
  const expected = await readPixels(baseline);
  for (let look = 1; ; look++) {
    const actual = await take();
    const difference = await compareLooks(expected, actual, tolerance);
    if (!difference) return null;
    if (look < looks) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      continue;
    }
    keep(place, {
      'expected.webp': baseline,
      'actual.png': await pictureOf(actual).png().toBuffer(),
      'difference.png': difference.drawing,
    });
    return `"${name}" at ${width} px does not look as it did: ${difference.text}. See ${place}/ for what was expected, what is there and where they differ. If it is meant to: npm run looks -- ${name}`;
  }
}

function keep(place: string, pictures: Record<string, Buffer>): void {
  mkdirSync(place, { recursive: true });
  for (const [file, picture] of Object.entries(pictures)) writeFileSync(join(place, file), picture);
}
