// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusFrame } from './focus-frame.ts';

let end = () => {};
beforeEach(() => {
  document.body.innerHTML = `<a href="/">Preview</a><iframe id="of-the-desk"></iframe>
    <form data-testid="form-view"><input id="field"></form><input id="search"><main></main>`;
  part('a').focus();
  end = focusFrame();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Draws the preview, and waits for the animation frames in which the code looks for it. */
async function drawPreview(): Promise<void> {
  part('main').innerHTML =
    '<div data-testid="presentation-root"><iframe name="page-beside"></iframe><iframe id="page"></iframe></div>';
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame);
}

test('the frame of the preview has the focus once it is drawn, though the form takes it before', async () => {
  part('#field').focus();
  await drawPreview();
  expect(document.activeElement?.id).toBe('page');
});

test('who writes, points or goes elsewhere meanwhile stays where she is', async () => {
  part('#search').focus();
  await drawPreview();
  expect(document.activeElement?.id).toBe('search');
});

test.each(['keydown', 'pointerdown'])('a %s in the Studio ends the wait', async (event) => {
  part('#field').dispatchEvent(new Event(event, { bubbles: true }));
  await drawPreview();
  expect(document.activeElement).toBe(part('a'));
});

test('it is ended by whoever began it', async () => {
  end();
  await drawPreview();
  expect(document.activeElement).toBe(part('a'));
});
