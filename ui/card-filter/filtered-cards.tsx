'use client';

import clsx from 'clsx';
import { Children, type ReactNode, useRef } from 'react';
import { askForNames } from '../address/address-names.ts';
import { useAddressNames } from '../address/use-address-names.ts';
import { SearchInput } from '../inputs/search-input.tsx';
import { useAwake } from '../inputs/use-awake.ts';
import { Button } from '../link/button.tsx';
import { useMoving } from '../motion/use-moving.ts';
import { type CardLayout, cardLayouts } from './card-look.ts';
import {
  type Choice,
  type Facet,
  namesIn,
  type Order,
  readChoice,
  toggleOption,
  writeChoice,
} from './choice.ts';
import { chooseCards, countOptions, type FilteredCard } from './choose-cards.ts';
import { FacetTags } from './facet-tags.tsx';
import { OrderSelect } from './order-select.tsx';
import { StillCards } from './still-cards.tsx';
import { useAddressQuery } from './use-address-query.ts';

/** The cards of a filter with what it knows of each, and what visitors can filter by. */
export interface CardFilterProps {
  cards: readonly FilteredCard[];
  /** The drawn cards, in the order of `cards`. */
  children?: ReactNode;
  /** What can be searched, such as "Search integrations". */
  label: string;
  /** A facet with fewer than two options is not offered. */
  facets?: readonly Facet[];
  orders?: readonly Order[];
  /** Whether the cards stand side by side, narrow or wide, or one below the other as lines. */
  layout?: CardLayout;
  /** A sentence for a choice that leaves no card. */
  emptyText: string;
}

const none: [] = [];
const loadMovingCards = async () => (await import('./moving-cards.tsx')).MovingCards;

/** The cards of a `CardFilter` with its controls, which work as soon as this code runs. */
export function FilteredCards({
  cards,
  children,
  label,
  facets: all = none,
  orders = none,
  layout = 'grid',
  emptyText,
}: CardFilterProps) {
  const isReady = useAwake();
  const piece = useRef<HTMLDivElement>(null);
  const controlsPart = useRef<HTMLElement>(null);
  const Cards = useMoving(controlsPart, loadMovingCards) ?? StillCards;
  const status = useRef<HTMLParagraphElement>(null);
  const [query, changeQuery] = useAddressQuery();
  const facets = all.filter(({ options }) => options.length > 1);
  // Also for facets that are not offered at the moment, so that the names of pieces below stay when they are.
  const asked = namesIn(all);
  const nameOf = useAddressNames(piece, asked);
  const controls = { facets, orders, nameOf };
  const choice = readChoice(nameOf ? query : '', controls);
  const shown = chooseCards(cards, choice, orders);
  const isNarrowed = choice.search !== '' || Object.values(choice.facets).some(({ length }) => length > 0);
  const looks = Children.toArray(children);
  const lookOf = new Map(cards.map(({ key }, index) => [key, looks[index]]));

  function change(fields: Partial<Choice>, isTyping = false) {
    changeQuery((query) => writeChoice(query, { ...choice, ...fields }, controls), isTyping);
  }

  function clear() {
    change({ search: '', facets: {} });
    status.current?.focus(); // the pressed button disappears
  }

  return (
    <div
      ref={piece}
      {...askForNames(asked)}
      data-part="card-filter"
      data-ready={isReady || undefined}
      className="grid grid-cols-1 gap-8"
    >
      <search
        ref={controlsPart}
        aria-label={label}
        className={clsx(
          'grid grid-cols-1 gap-x-6 gap-y-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]',
          'noscript:hidden',
        )}
      >
        <SearchInput
          name="q"
          label={label}
          placeholder={label}
          value={choice.search}
          onChange={({ target }) => change({ search: target.value }, true)}
        />
        {orders.length > 1 && (
          <OrderSelect orders={orders} value={choice.order} onChange={(order) => change({ order })} />
        )}
        {facets.map((facet) => (
          <FacetTags
            key={facet.name}
            facet={facet}
            chosen={choice.facets[facet.name] ?? none}
            counts={countOptions(cards, choice, facet.name)}
            onToggle={(value) => change(toggleOption(choice, facet, value))}
            onClear={() => change({ facets: { ...choice.facets, [facet.name]: none } })}
          />
        ))}
        {/* As high as the button, which appears with the first choice. */}
        <div className="col-span-full flex min-h-8 items-center gap-6 mono text-quiet">
          <p role="status" ref={status} tabIndex={-1}>
            {shown.length} of {cards.length}
          </p>
          {isNarrowed && (
            <Button variant="ghost" size="xs" onClick={clear}>
              Clear filters
            </Button>
          )}
        </div>
      </search>
      <div>
        <Cards
          className={clsx('relative empty:hidden', cardLayouts[layout])}
          cards={shown.map(({ key }) => ({ key, look: lookOf.get(key) }))}
        />
        {shown.length === 0 && (
          <div className="grid justify-items-center gap-4 border border-dashed border-line px-6 py-12 text-center">
            <p>{emptyText}</p>
            <Button variant="ghost" size="xs" onClick={clear}>
              Show all
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
