// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asking, useAsking } from './use-asking.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

/**
 * An action of a document by its title, undefined where the action is not possible. Its dialogue tells what it is
 * about.
 */
function openPane() {
  const root = document.createElement('div');
  const drawn = createRoot(root);
  let action: Asking<string> | undefined;
  const Action = ({ title }: { title: string | undefined }) => {
    action = useAsking(title);
    return action.about ?? 'closed';
  };
  return {
    show: (title: string | undefined) => act(async () => drawn.render(<Action title={title} />)),
    press: (press: (action: Asking<string> | undefined) => void) => act(async () => press(action)),
    said: () => root.textContent,
    leave: () => act(async () => drawn.unmount()),
  };
}

test('a dialogue is closed with its document, and does not come up by itself with the next', async () => {
  const pane = openPane();
  await pane.show('A page');
  await pane.press((action) => action?.ask());
  expect(pane.said()).toBe('A page');
  await pane.show('Its new title');
  expect(pane.said()).toBe('Its new title');
  await pane.show(undefined);
  expect(pane.said()).toBe('closed');
  await pane.show('Restored');
  expect(pane.said()).toBe('closed');
  await pane.leave();
});

test('a dialogue that has begun to take its document away stays until it is closed, to say what came of that', async () => {
  const pane = openPane();
  await pane.show('A page');
  await pane.press((action) => action?.ask());
  await pane.press((action) => action?.setBusy(true));
  await pane.show('Without its draft');
  expect(pane.said()).toBe('A page');
  await pane.show(undefined);
  expect(pane.said()).toBe('A page');
  await pane.press((action) => action?.setBusy(false));
  expect(pane.said()).toBe('A page');
  await pane.press((action) => action?.close());
  expect(pane.said()).toBe('closed');
  await pane.show('Restored');
  expect(pane.said()).toBe('closed');
  await pane.leave();
});
