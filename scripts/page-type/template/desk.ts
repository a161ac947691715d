import { DocumentIcon } from '@sanity/icons/Document';
import type { Desk } from '#pages/desk.ts';

/** All of them in one list. */
export const desk: Desk = {
  icon: DocumentIcon,
  description: 'Template type, at an address of its own.',
  words: 'template-type',
  place: 9,
};
