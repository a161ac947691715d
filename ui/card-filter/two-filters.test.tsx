// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IslandId } from '../island/stable-id.ts';
import { FilteredCards } from './filtered-cards.tsx';

let roots: Root[];
const kinds = ['door', 'gate'];

function Filter({ of }: { of: string }) {
  return (
    <IslandId value={of}>
      <FilteredCards
        cards={kinds.map((kind) => ({ key: kind, words: `${of} ${kind}`, facets: { kind } }))}
        facets={[
          {
            name: 'kind',
            label: 'Kind',
            options: kinds.map((kind) => ({ value: kind, label: `A ${kind}` })),
          },
        ]}
        orders={[
          { name: 'usual', label: 'As it comes' },
          { name: 'back', label: 'Backwards', keys: ['gate', 'door'] },
        ]}
        label={`Search ${of}`}
        emptyText="Nothing fits."
      >
        {kinds.map((kind) => (
          <b key={kind}>{kind}</b>
        ))}
      </FilteredCards>
    </IslandId>
  );
}

/** A page with several filters, of which the last one wakes first. */
async function show(search: string, filters: string[]) {
  history.replaceState(null, '', `/list${search}`);
  const main = document.body.appendChild(document.createElement('main'));
  const islands = filters.map((of) => {
    const island = main.appendChild(document.createElement('tessera-island'));
    island.innerHTML = renderToString(<Filter of={of} />);
    return { island, of };
  });
  for (const { island, of } of islands.toReversed())
    await act(() => {
      roots.push(hydrateRoot(island, <Filter of={of} />));
    });
}

const part = (of: string) => document.querySelector(`search[aria-label="Search ${of}"]`)?.parentElement;
const cardsOf = (of: string) =>
  Array.from(part(of)?.querySelectorAll('li') ?? [], (card) => card.textContent);
const wordsOf = (of: string) => part(of)?.querySelector('input')?.value;
const press = (of: string, name: string) =>
  act(() =>
    [...(part(of)?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent?.includes(name))
      ?.click(),
  );
const type = (of: string, words: string) =>
  act(() => {
    const field = part(of)?.querySelector('input');
    // The browser's own setter, because React has replaced the property and listens to the event alone.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  // The piece needs it, and jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  roots = [];
});
afterEach(async () => {
  await act(() => {
    for (const root of roots) root.unmount();
  });
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('words that are typed in one filter of a page narrow down its own cards alone', async () => {
  await show('', ['halls', 'yards']);
  await type('yards', 'gate');
  expect([wordsOf('halls'), wordsOf('yards')]).toEqual(['', 'gate']);
  expect([cardsOf('halls'), cardsOf('yards')]).toEqual([['door', 'gate'], ['gate']]);
  await type('halls', 'door');
  await act(() => vi.runAllTimers());
  expect([wordsOf('halls'), wordsOf('yards')]).toEqual(['door', 'gate']);
  expect(location.search).toBe('?q-2=gate&q=door');
});

test('what is chosen in one filter of a page leaves the choice of another with the same facet as it is', async () => {
  await show('?kind=door', ['halls', 'yards']);
  expect([cardsOf('halls'), cardsOf('yards')]).toEqual([['door'], ['door', 'gate']]);
  await press('yards', 'A gate');
  expect([cardsOf('halls'), cardsOf('yards')]).toEqual([['door'], ['gate']]);
  expect(location.search).toBe('?kind=door&kind-2=gate');
  await press('halls', 'Clear filters');
  expect(location.search).toBe('?kind-2=gate');
  expect([cardsOf('halls'), cardsOf('yards')]).toEqual([['door', 'gate'], ['gate']]);
});

test('an address brings back the choice of each filter', async () => {
  await show('?sort=back&q-2=door', ['halls', 'yards']);
  expect([cardsOf('halls'), cardsOf('yards')]).toEqual([['gate', 'door'], ['door']]);
});

test('what another piece of the page has written into the address meanwhile stays in it', async () => {
  await show('', ['halls']);
  history.replaceState(null, '', '/list?employees=2000');
  await press('halls', 'A gate');
  expect(location.search).toBe('?employees=2000&kind=gate');
});

test('a filter that comes to stand above takes the first names, and the other one reads its own', async () => {
  history.replaceState(null, '', '/list?q=door');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(<Filter of="yards" />);
  await act(() => {
    roots.push(hydrateRoot(main, [<Filter key="yards" of="yards" />]));
  });
  expect(cardsOf('yards')).toEqual(['door']);
  await act(() => roots[0]?.render(['halls', 'yards'].map((of) => <Filter key={of} of={of} />)));
  expect([cardsOf('halls'), cardsOf('yards')]).toEqual([['door'], ['door', 'gate']]);
});
