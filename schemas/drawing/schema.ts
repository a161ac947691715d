import { type ConditionalProperty, defineField } from '@sanity/types';
import type { Drawing } from './contract.ts';

const titles: Record<Drawing, string> = {
  'by-itself': 'By itself: another one on every page',
  network: 'Network: a whole estate and one key in it',
  reach: 'Reach: what one key opens',
  copies: 'Copies: one key in several places',
  stations: 'Stations: a way with its steps',
  owners: 'Owners: rings around what they answer for',
  scale: 'Scale: rows from the largest to the smallest',
  rows: 'Rows: a list, one of which has no owner',
  around: 'Around: who comes near to a key',
  apart: 'Apart: two sides and the line between them',
};

/**
 * The field for what a section draws about its subject; `isHidden` is true where something else takes the drawing's
 * place.
 */
export const drawingField = (isHidden: Extract<ConditionalProperty, (...args: never) => unknown>) =>
  defineField({
    name: 'drawing',
    title: 'Drawing',
    description:
      'What is drawn beside the words: what the page is about. No two pages have the same drawing, whatever you choose.',
    type: 'string',
    group: 'content',
    initialValue: 'by-itself',
    hidden: isHidden,
    options: { list: Object.entries(titles).map(([value, title]) => ({ value, title })) },
  });
