import { defineType } from '@sanity/types';
import { frameFields, frameGroups } from '#schemas/frame/schema.ts';
import { introFields } from '#schemas/intro/schema.ts';
import { emptyTextField } from '../empty-text-field.ts';

/** All posts, in pages and by category, at addresses below the page's own. */
export const schema = defineType({
  name: 'blog-index',
  title: 'All posts',
  description:
    'Every post, the newest first, with its categories. Ten posts stand on the first page, nine on each that follows; the pages have addresses such as /blog/page/2 and /blog/category/research.',
  type: 'object',
  groups: frameGroups,
  fields: [
    ...introFields,
    emptyTextField({
      title: 'When there is none',
      description: 'What a visitor reads in a category that has no post yet. Empty: the usual sentence.',
    }),
    ...frameFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'All posts' }) },
});
