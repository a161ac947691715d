// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Insertable, KnownShared } from '#canvas/sections/shared-offers.ts';
import { InsertPanel } from './insert-panel.tsx';

const { scrollIntoView } = Element.prototype;
const { showModal } = HTMLDialogElement.prototype;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has neither of these.
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(Element.prototype, { scrollIntoView });
  Object.assign(HTMLDialogElement.prototype, { showModal });
});

/** Draws the panel for a page that may hold these types; `answer` gives it the shared sections. */
async function draw(types: readonly string[]) {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const chosen: Insertable[] = [];
  const asked: ((known: KnownShared) => void)[] = [];
  await act(async () =>
    drawn.render(
      <InsertPanel
        types={types}
        findShared={(take) => void asked.push(take)}
        onChoose={(choice) => chosen.push(choice)}
        onPoint={() => {}}
        onClose={() => {}}
      />,
    ),
  );
  const field = root.querySelector('input');
  const press = (key: string, isComposing = false) =>
    act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing })));
  const end = async () => {
    await act(async () => drawn.unmount());
    root.remove();
  };
  const titles = () =>
    [...root.querySelectorAll('[role=option]')].map(({ children }) =>
      [...children].map((one) => one.textContent),
    );
  const answer = (known: KnownShared) => act(async () => asked.at(-1)?.(known));
  return { root, chosen, press, end, titles, answer };
}

const kept = { id: 'a', title: 'Asked often', kind: 'faq', isPublished: true };
const begun = { id: 'b', title: 'Try it', kind: 'cta-banner', isPublished: false };

test('Enter that ends a composition inserts nothing, and the next one inserts what is marked', async () => {
  const { chosen, press, end } = await draw(['hero', 'faq']);
  await press('Enter', true);
  expect(chosen).toEqual([]);
  await press('Enter');
  expect(chosen).toHaveLength(1);
  await end();
});

test('where pages share nothing yet, it is said how a section is shared, and no empty place for one is offered', async () => {
  const { root, titles, answer, end } = await draw(['hero', 'shared']);
  await answer({ sections: [], isAll: true });
  expect(titles()).toHaveLength(1);
  expect(root.textContent).toContain('Press “Make shared”');
  await end();
});

test('what pages share is offered by its own name, and says its kind and whether it is public', async () => {
  const { root, titles, answer, end } = await draw(['hero', 'shared']);
  await answer({ sections: [kept, begun], isAll: true });
  expect(titles().slice(1)).toEqual([
    ['', 'Asked often', 'Questions'],
    ['', 'Try it', 'Call to action, not published'],
  ]);
  expect(root.textContent).not.toContain('Make shared');
  await end();
});

test.each(['no answer', 'not all'])(
  'where what pages share is not known (%s), there is a place for it to be filled in the form',
  async (how) => {
    const { root, titles, answer, end } = await draw(['hero', 'shared']);
    if (how === 'not all') await answer({ sections: [kept], isAll: false });
    expect(titles().at(-1)?.[1]).toBe('Shared section');
    expect(root.textContent).not.toContain('Make shared');
    await end();
  },
);

test('what was marked stays marked while what pages share comes among the others', async () => {
  const { root, chosen, press, answer, end } = await draw(['shared', 'hero', 'video', 'faq']);
  const marked = () => root.querySelector('[role=option][aria-selected=true] p')?.textContent;
  const film = root.querySelector('[data-kind=video]');
  await act(async () => film?.dispatchEvent(new Event('pointermove', { bubbles: true })));
  const before = marked();
  await answer({ sections: [kept, begun], isAll: true });
  expect([before, marked()]).toEqual(['Video (film)', 'Video (film)']);
  await press('Enter');
  expect(chosen.map(({ name }) => name)).toEqual(['video']);
  await end();
});
