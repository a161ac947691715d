import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Frame, Page } from 'playwright';
import { choose, drag } from '#e2e/browser/arrange-preview.ts';
import { findPreview } from '#e2e/browser/find-preview.ts';
import { launchChromium } from '#e2e/browser/launch-chromium.ts';
import { clientOf } from '#e2e/product/client-of.ts';
import { startProduct } from '#e2e/product/start-product.ts';
import { sample } from '#sections/cta-banner/sample.ts';
import { measureGestures } from './canvas-gestures.ts';
import { type Figure, quantile } from './measure.ts';
import { hasPainted, paintsKept, recordInputs, recordPaints, timesKept } from './painted.ts';

const keys = 100;
const pauseMs = 200; // between two keys
const rounds = 4;
const inserted = sample.title;
const maxTries = 60; // how often something is looked for
const path = '/measured';
const page = {
  _id: 'page-measured',
  _type: 'page',
  title: 'Measured',
  path: { _type: 'slug', current: path },
  sections: [
    { _key: 'first', _type: 'hero', title: 'Typed ', layout: 'center' },
    ...Array.from({ length: 14 }, (_, index) => ({
      _key: `banner-${index}`,
      _type: 'cta-banner',
      title: `Banner ${index}`,
      text: 'What one gets, and how long it takes.',
      version: 2,
    })),
  ],
};

/**
 * How long it takes from a key in the Studio's form, and from anything an editor does on the page, to the preview's
 * next paint.
 */
export async function measureKeystrokes(chromiumPath: string): Promise<Figure[]> {
  const product = await startProduct(() => {});
  const browser = await launchChromium(chromiumPath);
  try {
    const client = clientOf(product);
    const figures: Figure[] = [];
    for (const [host, budget] of [
      ['studio.localhost', 50],
      ['localhost', 100],
    ] as const) {
      await client.delete({ query: '*[_id == $draft]', params: { draft: `drafts.${page._id}` } });
      await client.createOrReplace(page);
      const at = `with the Studio on ${host}`;
      const { typed, arranged, gestures } = await inPreview(browser, product.url, host);
      figures.push(
        figureOf(`key in the Studio to the painted preview, ${at}`, typed, budget),
        figureOf(`dragging, duplicating, inserting and removing a section by its menu, ${at}`, arranged, 200),
        ...[...gestures].map(([what, times]) =>
          figureOf(`${what}, ${at}`, times, what.startsWith('a key') ? budget : 200),
        ),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

function figureOf(what: string, times: number[], budget: number): Figure {
  const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)];
  return {
    what: `${what}, 95 of 100`,
    figure: `${most.toFixed(0)} ms (median ${median.toFixed(0)} ms, ${times.length} times)`,
    budget: `under ${budget} ms`,
    isKept: most < budget,
  };
}

async function inPreview(browser: Browser, siteUrl: string, host: string) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1200 } });
  context.setDefaultTimeout(60_000);
  try {
    const studio = await context.newPage();
    await studio.goto(`${siteUrl.replace('localhost', host)}/studio`);
    await studio.getByRole('button', { name: 'Sign in on this machine' }).click();
    await studio.getByRole('link', { name: 'Content' }).first().waitFor();
    await studio.goto(`${siteUrl.replace('localhost', host)}/studio/presentation?preview=${path}`);
    const preview = await openedPreview(studio);
    const arranged = await arrange(studio, preview);
    const gestures = await measureGestures(studio, preview);
    return { arranged, gestures, typed: await type(studio, preview) };
  } finally {
    await context.close();
  }
}

async function openedPreview(studio: Page): Promise<Frame> {
  const find = () => findPreview(studio, path);
  await until('The preview has no heading', async () => (await find()?.locator('h1').count()) === 1);
  const preview = find();
  if (!preview) throw new Error('The preview has gone.');
  await until('The overlay does not lie on the preview', async () => {
    await studio.mouse.move(0, 0);
    await preview.locator('h1').hover();
    return (await preview.locator('[data-part=overlay-name]').count()) > 0;
  });
  return preview;
}

async function until(fault: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    if (await isSo()) return;
    await sleep(5 * pauseMs);
  }
  throw new Error(`${fault} after ${(maxTries * 5 * pauseMs) / 1000} s.`);
}

/** Types into the heading's field, one key after the other; each makes the heading one letter longer. */
async function type(studio: Page, preview: Frame): Promise<number[]> {
  const field = studio.getByTestId('field-sections[_key=="first"].title').getByRole('textbox');
  // The Studio misses the first click while it still draws its form.
  await until('The heading does not open its field', async () => {
    await preview.locator('h1').click();
    return field.isVisible();
  });
  // A click into the form takes the focus from the page.
  await field.click();
  await field.press('End');
  // The time that a hand takes from the mouse to the keys.
  await studio.waitForTimeout(5 * pauseMs);
  const before = (await field.inputValue()).length;
  await studio.evaluate(recordInputs, 'keydown' as const);
  await preview.evaluate(recordPaints, 'h1');
  for (let key = 0; key < keys; key++) {
    await studio.keyboard.press('x');
    await studio.waitForTimeout(pauseMs);
  }
  const pressed = await studio.evaluate(timesKept);
  const painted = await preview.evaluate(paintsKept);
  return pressed.flatMap((at, index) => {
    // A key whose own paint was left out was painted with the next one.
    const paint = painted.find(({ length }) => length > before + index);
    return paint ? [paint.at - at] : [];
  });
}

/** Inserts, duplicates, drags and removes sections on the page as an editor does it with the mouse, over and over. */
async function arrange(studio: Page, preview: Frame): Promise<number[]> {
  const times: number[] = [];
  const title = await preview.locator('h1').innerText();
  for (let round = 0; round < rounds; round++) {
    for (const [from, to] of [
      ['Banner 0', 'Banner 1'],
      ['Banner 1', 'Banner 0'],
    ] as const)
      times.push(await timed(() => drag(studio, preview, from, to)));
    times.push(await timed(() => choose(preview, 'Banner 0', 'Duplicate')));
    times.push(await timed(() => choose(preview, 'Banner 0', 'Remove')));
    times.push(await timed(() => choose(preview, title, 'Insert after', 'Call to action')));
    times.push(await timed(() => choose(preview, inserted, 'Remove')));
  }
  return times;

  async function timed(act: () => Promise<void>): Promise<number> {
    await preview.evaluate(recordPaints, 'main');
    await preview.evaluate(recordInputs, 'mouseup' as const);
    await act();
    await preview.waitForFunction(hasPainted);
    const times = await preview.evaluate(timesKept);
    const paints = await preview.evaluate(paintsKept);
    await preview.waitForTimeout(5 * pauseMs);
    return (paints[0]?.at ?? Number.NaN) - (times.at(-1) ?? Number.NaN);
  }
}
