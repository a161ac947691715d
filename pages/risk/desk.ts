import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { Desk } from '#pages/desk.ts';

/** Risks, by their titles. */
export const desk: Desk = {
  icon: WarningOutlineIcon,
  description: 'A risk of the library, with what it does and how it is met.',
  words: 'threat attack',
  place: 6,
  order: [{ field: 'title', direction: 'asc' }],
};
