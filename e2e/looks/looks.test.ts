import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPreviewCookies } from '#web/front/previews/preview-cookie.ts';
import { distDir } from '../product/prepared-product.ts';
import { client, url } from '../setup/site.ts';
import { drawnHereBy, leftBaselines, readDrawnBy } from './baselines.ts';
import { compareLooks, otherChromium, sameChromium } from './compare.ts';
import { differences, judge, toleranceOf } from './judge.ts';
import { Painter } from './painter.ts';
import type { Pixels } from './pixels.ts';
import { narrowFaults, sectionFaults } from './section-faults.ts';
import { type View, viewsOf } from './views.ts';

const views = await viewsOf(client.withConfig({ perspective: 'published' }));
let painter: Painter;
beforeAll(async () => {
  painter = await Painter.start(url, await readPreviewCookies(join('web', distDir)));
  const [drawnBy, here] = [readDrawnBy(), drawnHereBy(painter.version)];
  if (toleranceOf(drawnBy, here) === sameChromium) return;
  const { share, shrink } = otherChromium;
  console.warn(
    `The looks were drawn by Chromium ${drawnBy?.chromium} on ${drawnBy?.platform}; this is ${here.chromium} on ${here.platform}. ` +
      `They are compared at a ${shrink}th of their size, and ${share * 100} % of the pixels may differ.`,
  );
});
afterAll(() => painter?.close());

/** The faults of a view in all its widths, and for a section also those on a telephone, whatever it looks like. */
async function judgeAll(view: View, tolerance = toleranceOf(readDrawnBy(), drawnHereBy(painter.version))) {
  const said: string[] = [];
  await painter.draw(view, async (width, take, page) => {
    const text = await judge(view.name, width, tolerance, take);
    if (text) said.push(text);
    if (!view.isSection) return;
    if (width === 390)
      for (const fault of await sectionFaults(page)) said.push(`"${view.name}" at ${width} px ${fault}`);
    // Only after the last width, because narrowing the page would change the next picture.
    if (width === view.widths.at(-1))
      for (const fault of await narrowFaults(page)) said.push(`"${view.name}" ${fault}`);
  });
  return said;
}

test('no picture is left of a view that is gone', () => {
  expect(leftBaselines(views).map((file) => `${file} shows nothing any more: npm run looks`)).toEqual([]);
});

describe.concurrent('looks as it did, and a section fits a telephone without an error:', () => {
  test.each(views)('$name', async (view) => {
    expect(await judgeAll(view)).toEqual([]);
  });
});

describe('of a section that is drawn with other styles', () => {
  const width = 1440;
  const button: View = { name: 'gallery/hero-sample', path: '/gallery/hero/sample', widths: [width] };
  const drawWith = async (style: string) => {
    const pictures: Pixels[] = [];
    const act: View['act'] = async (page) => void (await page.addStyleTag({ content: `${style}\n` }));
    await painter.draw({ ...button, act }, async (_, take) => void pictures.push(await take()));
    return pictures[0] as Pixels; // one width, one picture
  };
  let plain: Pixels;
  beforeAll(async () => {
    plain = await drawWith('');
  });

  test('nothing is said when it looks the same', async () => {
    expect(await compareLooks(plain, await drawWith('.faq { color: red }'), sameChromium)).toBeNull();
  });

  test('a button with rounder corners is seen, with what was expected, what is there and where they differ', async () => {
    const rounder = await drawWith('.button { border-radius: 6px }');
    expect(await judge(button.name, width, sameChromium, async () => rounder)).toContain(
      `See .looks/gallery/hero-sample-${width}/`,
    );
    const place = join(differences, `${button.name}-${width}`);
    for (const file of ['expected.webp', 'actual.png', 'difference.png'])
      expect(existsSync(join(place, file)), file).toBe(true);
    rmSync(place, { recursive: true });
  });

  test('letters with other edges pass for those of another Chromium, a line that is missing does not', async () => {
    const moved = await drawWith('main { translate: 0.4px 0.4px }');
    expect(await compareLooks(plain, moved, sameChromium)).not.toBeNull();
    expect(await compareLooks(plain, moved, otherChromium)).toBeNull();
    const shorter = await drawWith('h2, h1 { visibility: hidden }');
    expect(await compareLooks(plain, shorter, otherChromium)).not.toBeNull();
  });
});
