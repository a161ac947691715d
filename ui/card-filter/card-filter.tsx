'use client';

import dynamic from 'next/dynamic';
import { Island } from '../island/island.tsx';
import type { CardFilterProps } from './filtered-cards.tsx';

const FilteredCards = dynamic(() =>
  import('./filtered-cards.tsx').then(({ FilteredCards }) => FilteredCards),
);

/**
 * Cards with a search field, facets and an order. The address holds the choice, so that visitors can share it and go
 * back to it. Without JavaScript all cards are shown. Only pages with such cards load its code.
 */
export function CardFilter({ children, ...props }: CardFilterProps) {
  return (
    <Island name="card-filter" of={FilteredCards} props={props}>
      {children}
    </Island>
  );
}
