// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InsertPanel } from './insert-panel.tsx';

const { scrollIntoView } = Element.prototype;
const { showModal } = HTMLDialogElement.prototype;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has neither.
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(Element.prototype, { scrollIntoView });
  Object.assign(HTMLDialogElement.prototype, { showModal });
});

test('Enter that ends a composition inserts nothing, and the next one inserts what is marked', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const chosen: string[] = [];
  await act(async () =>
    drawn.render(
      <InsertPanel
        types={['hero', 'faq']}
        onChoose={(type) => chosen.push(type)}
        onPoint={() => {}}
        onClose={() => {}}
      />,
    ),
  );
  const press = (isComposing: boolean) =>
    root
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }));
  await act(async () => press(true));
  expect(chosen).toEqual([]);
  await act(async () => press(false));
  expect(chosen).toHaveLength(1);
  await act(async () => drawn.unmount());
  root.remove();
});
