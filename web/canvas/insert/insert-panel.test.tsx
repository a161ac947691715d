// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundShared } from '#canvas/messages.ts';
import type { Choice } from '#canvas/shared-offers.ts';
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

/** The panel as it is drawn for a page that may hold these, of which pages share what `shared` says. */
async function draw(types: readonly string[], shared: readonly FoundShared[] = []) {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const chosen: Choice[] = [];
  await act(async () =>
    drawn.render(
      <InsertPanel
        types={types}
        findShared={(take) => take([...shared])}
        onChoose={(choice) => chosen.push(choice)}
        onPoint={() => {}}
        onClose={() => {}}
      />,
    ),
  );
  const press = (isComposing: boolean) =>
    act(async () =>
      root
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing })),
    );
  const end = async () => {
    await act(async () => drawn.unmount());
    root.remove();
  };
  return { root, chosen, press, end };
}

test('Enter that ends a composition inserts nothing, and the next one inserts what is marked', async () => {
  const { chosen, press, end } = await draw(['hero', 'faq']);
  await press(true);
  expect(chosen).toEqual([]);
  await press(false);
  expect(chosen).toHaveLength(1);
  await end();
});

test('where pages share nothing yet, it is said how a section is shared, and no empty place for one is offered', async () => {
  const { root, end } = await draw(['hero', 'shared']);
  expect(root.querySelectorAll('[role=option]')).toHaveLength(1);
  expect(root.textContent).toContain('Press “Make shared”');
  await end();
});

test('what pages share is offered by its own name, and says its kind and how many pages show it', async () => {
  const kept = { id: 'a', title: 'Try it', kind: 'cta-banner', isPublished: true, uses: 1 };
  const begun = { id: 'b', title: '', kind: 'faq', isPublished: false, uses: 0 };
  const { root, end } = await draw(['hero', 'shared'], [kept, begun]);
  const texts = [...root.querySelectorAll('[role=option]')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(texts.slice(1)).toEqual([
    ['', 'Try it', 'Call to action, shown on 1 page'],
    ['', 'Without a name', 'Questions, on no page yet, not published'],
  ]);
  expect(root.textContent).not.toContain('Make shared');
  await end();
});
