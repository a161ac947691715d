import { CaseIcon } from '@sanity/icons/Case';
import type { Desk } from '../desk.ts';

/** Open positions, in one list. */
export const desk: Desk = {
  icon: CaseIcon,
  description: 'A job that is open, as search engines list it too.',
  words: 'job vacancy career hiring',
  place: 5,
};
