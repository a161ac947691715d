import { ComposeIcon } from '@sanity/icons/Compose';
import type { Desk } from '../desk.ts';

/** The blog: all posts, those with unpublished changes, those dated in the future, and by category. */
export const desk: Desk = {
  icon: ComposeIcon,
  description: 'An article of the blog, with its author and its day.',
  words: 'news announcement',
  place: 2,
  lists: [
    { id: 'drafts', title: 'With unpublished changes', filter: '_originalId in path("drafts.**")' },
    { id: 'planned', title: 'Dated in the future', filter: 'dateTime(publishedAt) > dateTime(now())' },
  ],
  by: { title: 'By category', field: 'category', type: 'category' },
  order: [{ field: 'publishedAt', direction: 'desc' }],
};
