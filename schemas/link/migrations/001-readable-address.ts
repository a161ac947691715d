import { defineMigration } from '@sanity/migrate';

/** An address that no browser reads is refused now: links with one led nowhere before, and nobody but an editor knows what was meant. */
export default defineMigration({
  title: 'An address can be read by browsers; what is stored and cannot leads nowhere, as ever',
  documentTypes: ['page'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['link.href'];
