import { definePageType } from '#pages/define-page-type.ts';
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
  articleOf: ({ author, category, publishedAt, _updatedAt }) => ({
    publishedTime: publishedAt ?? undefined,
    modifiedTime: _updatedAt,
    section: category?.title,
    authors: author ? [`${author.firstName} ${author.lastName}`] : undefined,
  }),
});
