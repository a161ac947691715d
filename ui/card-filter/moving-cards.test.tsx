// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slot } from '../island/slot.tsx';
import { FilteredCards } from './filtered-cards.tsx';

let end: () => unknown;

/** A filter of two cards, for a visitor with or without a preference for reduced motion. */
async function show(isCalm: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The piece needs it, and jsdom has none.
  window.matchMedia = () =>
    ({ matches: isCalm, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  // Cards as the server draws them.
  const links = ['a', 'b'].map((key) =>
    Object.assign(document.createElement('a'), { href: `#${key}`, textContent: `Card ${key}` }),
  );
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  end = () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    return act(() => root.unmount());
  };
  await act(() =>
    root.render(
      <FilteredCards
        cards={['a', 'b'].map((key) => ({ key, words: key, facets: { kind: key } }))}
        facets={[
          {
            name: 'kind',
            label: 'Kind',
            options: [
              { value: 'a', label: 'Alone' },
              { value: 'b', label: 'Beside' },
            ],
          },
        ]}
        label="Search doors"
        emptyText="No door fits."
      >
        {links.map((link, place) => (
          <Slot key={link.hash} place={String(place)} nodes={[link]} />
        ))}
      </FilteredCards>,
    ),
  );
}

const cards = () => [...document.querySelectorAll<HTMLElement>('li')];
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(name))?.click(),
  );
const use = () =>
  act(async () => {
    document.querySelector('input')?.focus();
    await import('./moving-cards.tsx');
  });

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(async () => {
  await end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a card that goes is still seen when the controls were used before, and is there for nobody else', async () => {
  await show(false);
  await use();
  await press('Alone');
  expect(cards().map((card) => [card.textContent, card.hasAttribute('inert')])).toEqual([
    ['Card a', false],
    ['Card b', true],
  ]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // an animation ends with a frame, outside of any act
  await vi.waitUntil(() => cards().length === 1);
});

test('nothing is on its way before anybody has used the controls, nor for visitors who prefer calm', async () => {
  await show(false);
  await press('Alone');
  expect(cards()).toHaveLength(1);
  await end();
  history.replaceState(null, '', '/');
  await show(true);
  await use();
  await press('Alone');
  expect(cards()).toHaveLength(1);
  expect(cards()[0]?.style.cssText).toBe('');
});

test('what the server has drawn keeps the focus while the moving form takes the place of the still one', async () => {
  await show(false);
  const [list] = document.getElementsByTagName('ul');
  await act(async () => {
    document.querySelector('input')?.focus();
    document.querySelector<HTMLElement>('li a')?.focus();
    await import('./moving-cards.tsx');
  });
  expect(list?.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('Card a');
});
