'use client';

import dynamic from 'next/dynamic';

/**
 * Cards that a search field, facets and an order narrow down. The choice stands in the address, so that it can be shared and
 * gone back to; without JavaScript all cards are there. Only pages with such cards load its code.
 */
export const CardFilter = dynamic(() =>
  import('./filtered-cards.tsx').then(({ FilteredCards }) => FilteredCards),
);
