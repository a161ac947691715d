import { UsersIcon } from '@sanity/icons/Users';
import type { Desk } from '#pages/desk.ts';

/** All case studies, the newest first. */
export const desk: Desk = {
  icon: UsersIcon,
  place: 3,
  order: [{ field: 'publishedAt', direction: 'desc' }],
};
