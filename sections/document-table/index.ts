import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Documents or files in a table: what each is, its date, and how to get it. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'proof',
    place: 4,
    about: 'Documents or files in a table: what each is, of when, and how to get it.',
    words: 'downloads, pdf, attachments, certificates, resources, press kit',
  },
});
