'use client';

import dynamic from 'next/dynamic';
import { Island } from '../island/island.tsx';
import type { CardFilterProps } from './filtered-cards.tsx';

const FilteredCards = dynamic(() =>
  import('./filtered-cards.tsx').then(({ FilteredCards }) => FilteredCards),
);

/**
 * Cards that a search field, facets and an order narrow down. The choice stands in the address, so that it can be shared and
 * gone back to; without JavaScript all cards are there. Only pages with such cards load its code.
 */
export function CardFilter({ children, ...props }: CardFilterProps) {
  return (
    <Island name="card-filter" of={FilteredCards} props={props}>
      {children}
    </Island>
  );
}
