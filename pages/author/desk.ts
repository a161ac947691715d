import { UserIcon } from '@sanity/icons/User';
import type { Desk } from '#pages/desk.ts';

/** People, by their last names. */
export const desk: Desk = {
  icon: UserIcon,
  description: 'Somebody who writes, with a page of their own.',
  words: 'person people team',
  place: 7,
  order: [{ field: 'lastName', direction: 'asc' }],
};
