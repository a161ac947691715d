import { PlayIcon } from '@sanity/icons/Play';
import type { Desk } from '#pages/desk.ts';

/** Episodes, by number. */
export const desk: Desk = {
  icon: PlayIcon,
  description: 'A film of the masterclass with its transcript.',
  words: 'video lesson course',
  place: 4,
  order: [{ field: 'number', direction: 'asc' }],
};
