import { join } from 'node:path';
import {
  drawnHereBy,
  leftBaselines,
  readBaseline,
  readDrawnBy,
  removeBaselines,
  writeBaseline,
  writeDrawnBy,
} from '#e2e/looks/baselines.ts';
import { compareLooks, sameChromium } from '#e2e/looks/compare.ts';
import { toleranceOf } from '#e2e/looks/judge.ts';
import { Painter } from '#e2e/looks/painter.ts';
import { areSame, type Pixels, readPixels } from '#e2e/looks/pixels.ts';
import { type View, viewsOf } from '#e2e/looks/views.ts';
import { clientOf } from '#e2e/product/client-of.ts';
import { distDir } from '#e2e/product/prepared-product.ts';
import { startProduct } from '#e2e/product/start-product.ts';
import { readPreviewCookies } from '#web/front/previews/preview-cookie.ts';
import { step } from '../process/step.ts';

const concurrency = 2; // views at a time
const pauseMs = 300;

/**
 * Draws the views whose name begins with `name` anew and says which of them changed; without a name also removes those
 * that are gone.
 */
export async function redraw(chromiumPath: string, name = ''): Promise<void> {
  const product = await step('Starting the site', () => startProduct(() => {}));
  try {
    const cookies = await readPreviewCookies(join('web', distDir));
    const painter = await Painter.start(product.url, cookies, chromiumPath);
    try {
      await redrawViews(
        painter,
        await viewsOf(clientOf(product).withConfig({ perspective: 'published' })),
        name,
      );
    } finally {
      await painter.close();
    }
  } finally {
    await product.stop();
  }
}

async function redrawViews(painter: Painter, all: View[], name: string): Promise<void> {
  const waiting = all.filter((view) => view.name.startsWith(name));
  if (waiting.length === 0)
    throw new Error(
      `No view has a name that begins with "${name}". They are ${all.map((view) => view.name).join(', ')}.`,
    );
  const here = drawnHereBy(painter.version);
  if (toleranceOf(readDrawnBy(), here) !== sameChromium) {
    if (name) throw new Error('Another Chromium drew the others: draw all of them, without naming one.');
    // Pictures of two browsers are never mixed, not even when this run is cut off.
    removeBaselines(leftBaselines([]));
    writeDrawnBy(here);
  }
  const changed: string[] = [];
  const count = waiting.length;
  const work = async () => {
    for (let view = waiting.pop(); view; view = waiting.pop()) {
      const { name: viewName } = view;
      await painter.draw(view, async (width, take) => {
        const picture = await rest(take);
        const before = readBaseline(viewName, width);
        if (before && !(await compareLooks(await readPixels(before), picture, sameChromium))) return;
        await writeBaseline(viewName, width, picture);
        changed.push(`  ${before ? 'changed' : 'new    '}  ${viewName}, ${width} px`);
      });
    }
  };
  await step(`Drawing ${count} views`, () => Promise.all(Array.from({ length: concurrency }, work)));
  const left = name ? [] : leftBaselines(all);
  removeBaselines(left);
  console.log(
    [...changed.sort(), ...left.map((file) => `  gone     ${file}`)].join('\n') || 'Nothing changed.',
  );
}

/** A picture of the view once it no longer changes. */
async function rest(take: () => Promise<Pixels>): Promise<Pixels> {
  for (let last = await take(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const next = await take();
    if (areSame(next, last)) return next;
    last = next;
  }
}
