import { UsersIcon } from '@sanity/icons/Users';
import type { Desk } from '#pages/desk.ts';

/** All case studies, the newest first. */
export const desk: Desk = {
  icon: UsersIcon,
  description: 'What a customer has reached, told with figures.',
  words: 'customer story reference',
  place: 3,
  order: [{ field: 'publishedAt', direction: 'desc' }],
};
