import { definePageType } from '#pages/define-page-type.ts';
import { modifiedAt } from '#pages/modified-at.ts';
import { post as contract, postFields as fields } from './contract.ts';
import { feed } from './feed.ts';
import { sample } from './sample.ts';
import { post as schema } from './schema.ts';

/** An article of the blog. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Blog',
  feed,
  hasMainHeading: true,
  about: 'excerpt',
  belongsTo: ({ category }) => category?.title,
  articleOf: (post) => ({
    publishedTime: post.publishedAt ?? undefined,
    modifiedTime: modifiedAt(post),
    section: post.category?.title,
    authors: post.author ? [`${post.author.firstName} ${post.author.lastName}`] : undefined,
  }),
});
