import { defineMigration } from '@sanity/migrate';

/**
 * The Studio now refuses an anchor beside an address that has one. In links that are stored so, the contract prefers
 * the separate anchor, so that nothing is migrated.
 */
export default defineMigration({
  title:
    'A link leads to one place; what is stored with two leads to the one that is named beside its address',
  documentTypes: ['page'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['link.anchor'];
