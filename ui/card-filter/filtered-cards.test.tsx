import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilteredCards } from './filtered-cards.tsx';

const facets = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: 'door', label: 'Doors' },
      { value: 'gate', label: 'Gates' },
    ],
  },
  { name: 'wood', label: 'Wood', options: [{ value: 'oak', label: 'Oak' }] },
];
const cards = [
  { key: 'a', words: 'a', facets: { kind: 'door' } },
  { key: 'b', words: 'b', facets: { kind: null } },
];
const html = (orders: { name: string; label: string }[] = []) =>
  render(
    <FilteredCards
      cards={cards}
      label="Search doors"
      facets={facets}
      orders={orders}
      emptyText="No door fits."
    >
      {cards.map(({ key }) => (
        <b key={key}>Card {key}</b>
      ))}
    </FilteredCards>,
  );

test('the server sends every card, the count, and controls that wait for their script', () => {
  expect(html()).toMatch(/<ul [^>]*><li><b>Card a<\/b><\/li><li><b>Card b<\/b><\/li><\/ul>/);
  expect(html()).toContain('>2 of 2</p>');
  expect(html()).not.toContain('data-ready');
  expect(html()).not.toContain('Clear filters');
});

test('a facet names its options with the number of cards behind each', () => {
  expect(html()).toMatch(
    /<legend [^>]*>Kind<\/legend>.*aria-pressed="true">All<.*Doors<span [^>]*aria-hidden="true">1</,
  );
});

test('a facet that leaves no choice is not offered', () => {
  expect(html()).not.toMatch(/Wood|Oak/);
});

test('an order is offered when there is more than one', () => {
  expect(html([{ name: 'a', label: 'A' }])).not.toContain('<select');
  expect(
    html([
      { name: 'a', label: 'A' },
      { name: 'b', label: 'B' },
    ]),
  ).toContain('<select');
});
