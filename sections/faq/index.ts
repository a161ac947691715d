import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Questions that unfold their answers. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 4,
    about: 'Questions that unfold their answers.',
    words: 'faq, accordion, answers, help, support, collapse',
  },
  templates: { landing: 4, 'use-case': 5 },
});
