import { intendedOfStill } from '#schemas/animation/still-of.ts';
import { defineKind } from '#sections/define-kind.ts';
import { richTextHeadings } from '#ui/text/rich-text-headings.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Formatted text in one column, for legal pages and the like. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: intendedOfStill,
  menu: {
    group: 'argument',
    place: 5,
    about: 'Formatted text in one column, with headings, lists, links and pictures.',
    words: 'text, article, paragraph, rich text, legal, content, copy',
  },
  headings: ({ title, text }) => [
    ...(title ? [{ title, level: 2 as const }] : []),
    ...richTextHeadings(text).map(({ title: heading, level }) => ({ title: heading, level })),
  ],
  templates: { article: 1, legal: 1 },
});
