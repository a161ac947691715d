'use client';

import './card-filter.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { matches } from './matches.ts';

/** A card with the words by which it is found. */
export interface FilteredCard {
  key: string;
  words: string;
  category: string | null;
  content: ReactNode;
}

interface Filter {
  search: string;
  category: string;
}

const everything: Filter = { search: '', category: '' };

/**
 * Cards that a search field and a row of categories narrow down. The choice stands in the address (`?q=…&category=…`),
 * so that it can be shared; without JavaScript all cards are there.
 */
export function CardFilter({
  cards,
  label,
  emptyText,
}: {
  cards: readonly FilteredCard[];
  label: string;
  emptyText: string;
}) {
  const id = useId();
  const [filter, setFilter] = useState(everything);
  const [isReady, setReady] = useState(false);
  const categories = [...new Set(cards.flatMap(({ category }) => category || []))];
  const shown = cards.filter(
    ({ words, category }) =>
      matches(words, filter.search) && (!filter.category || filter.category === category),
  );

  useEffect(() => {
    setFilter(readFilter());
    setReady(true);
  }, []);

  function change(fields: Partial<Filter>) {
    const next = { ...filter, ...fields };
    setFilter(next);
    writeFilter(next);
  }

  return (
    <div className="card-filter" data-ready={isReady || undefined}>
      <div className="card-filter-controls">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          type="search"
          placeholder={label}
          value={filter.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <fieldset>
          <legend className="sr-only">Category</legend>
          {['', ...categories].map((category) => (
            <button
              key={category}
              type="button"
              className="tag"
              data-active={filter.category === category ? '' : undefined}
              aria-pressed={filter.category === category}
              onClick={() => change({ category })}
            >
              {category || 'All'}
            </button>
          ))}
        </fieldset>
        <p role="status">
          {shown.length} of {cards.length}
        </p>
      </div>
      {shown.length > 0 ? (
        <ul>
          {shown.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      ) : (
        <p className="card-filter-empty">
          {emptyText}{' '}
          <button type="button" onClick={() => change(everything)}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}

function readFilter(): Filter {
  const asked = new URLSearchParams(window.location.search);
  return { search: asked.get('q') ?? '', category: asked.get('category') ?? '' };
}

/** Another state of the same page: no step in the history for every letter. */
function writeFilter({ search, category }: Filter): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries({ q: search, category })) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  window.history.replaceState(window.history.state, '', address);
}
