import { defineMigration } from '@sanity/migrate';

/** A place beside an address that names one itself is refused now: of links that are stored so, the contract lets the one beside it win. */
export default defineMigration({
  title:
    'A link leads to one place; what is stored with two leads to the one that is named beside its address',
  documentTypes: ['page'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['link.anchor'];
