import type { Frame, Locator, Page } from 'playwright';
import { sample as questions } from '#sections/faq/sample.ts';
import { hasPainted, paintsKept, recordFocus, recordInputs, recordPaints, timesKept } from './painted.ts';

const rounds = 8;
const keys = 60;
const pauseMs = 200; // between two keys
const restMs = 1_000; // after each gesture, so that all that follows from it has happened
const moved = 'Banner 3';

type Input = 'keydown' | 'mouseup';

/**
 * Does on the page itself what an editor does, over and over. Returns for each gesture the milliseconds until its
 * effect was painted.
 */
export async function measureGestures(studio: Page, preview: Frame): Promise<Map<string, number[]>> {
  const all = new Map<string, number[]>();
  const keep = async (what: string, input: Input, act: () => Promise<void>, begin = watchText) => {
    const ms = await timed(preview, input, act, begin);
    all.set(what, [...(all.get(what) ?? []), ms]);
  };
  const press = (keysOf: string) => () => preview.locator('body').press(keysOf);
  for (let round = 0; round < rounds; round++) {
    const bar = await select(preview, moved);
    await keep('a button of the bar', 'mouseup', () =>
      bar.getByRole('button', { name: 'Move down' }).click(),
    );
    await keep('undo and redo by key', 'keydown', press('ControlOrMeta+Z'));
    await keep('undo and redo by key', 'keydown', press('ControlOrMeta+Y'));
    await keep('undo and redo by key', 'keydown', press('ControlOrMeta+Z'));

    await select(preview, moved);
    const plus = preview.locator('[data-part=insert-mark][tabindex="0"]').first();
    await keep('a "+" until its panel can be typed into', 'mouseup', () => plus.click(), watchSearch);
    await preview.getByRole('combobox', { name: 'Search sections' }).fill('accordion');
    await preview.getByRole('option', { name: /^Questions/ }).waitFor();
    await keep('Enter in the panel until the section stands there', 'keydown', () =>
      studio.keyboard.press('Enter'),
    );
    const added = barOf(preview, questions.title);
    await keep('a button of the bar', 'mouseup', () => added.getByRole('button', { name: 'Remove' }).click());
  }
  all.set('a key in a heading of the page', await typed(studio, preview));
  return all;
}

const watchText = (preview: Frame): Promise<void> => preview.evaluate(recordPaints, 'main');
const watchSearch = (preview: Frame): Promise<void> => preview.evaluate(recordFocus, 'combobox');

async function timed(
  preview: Frame,
  input: Input,
  act: () => Promise<void>,
  begin: (preview: Frame) => Promise<void>,
): Promise<number> {
  await begin(preview);
  await preview.evaluate(recordInputs, input);
  await act();
  await preview.waitForFunction(hasPainted);
  const [times, [paint]] = [await preview.evaluate(timesKept), await preview.evaluate(paintsKept)];
  await preview.waitForTimeout(restMs);
  return (paint?.at ?? Number.NaN) - (times.at(-1) ?? Number.NaN);
}

const barOf = (preview: Frame, title: string): Locator =>
  preview.getByRole('toolbar', { name: `Section “${title}”` });

/** Selects a section by a click beside its words, as soon as the page reacts to clicks. */
async function select(preview: Frame, title: string): Promise<Locator> {
  const heading = preview.getByRole('heading', { name: title, exact: true });
  const section = preview.locator('[data-section] section').filter({ has: heading }).first();
  const bar = barOf(preview, title);
  while ((await bar.count()) === 0) {
    await section.click({ position: { x: 8, y: 40 } });
    await preview.waitForTimeout(restMs);
  }
  return bar;
}

/** Types at the end of the heading on the page: each key makes it one letter longer. */
async function typed(studio: Page, preview: Frame): Promise<number[]> {
  const heading = preview.locator('h1');
  const host = preview
    .locator('h1 [contenteditable], h1[contenteditable], [contenteditable]:has(h1)')
    .first();
  while (!(await host.isVisible())) {
    await heading.click();
    await preview.waitForTimeout(restMs);
  }
  await studio.keyboard.press('End');
  const before = (await heading.innerText()).length;
  await preview.evaluate(recordPaints, 'h1');
  await preview.evaluate(recordInputs, 'keydown' as const);
  for (let key = 0; key < keys; key++) {
    await studio.keyboard.press('x');
    await studio.waitForTimeout(pauseMs);
  }
  const pressed = await preview.evaluate(timesKept);
  const painted = await preview.evaluate(paintsKept);
  await studio.keyboard.press('Escape');
  return pressed.flatMap((at, index) => {
    const paint = painted.find(({ length }) => length > before + index);
    return paint ? [paint.at - at] : [];
  });
}
