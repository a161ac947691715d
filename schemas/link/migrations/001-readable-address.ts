import { defineMigration } from '@sanity/migrate';

/**
 * The Studio now refuses an address that no browser can read. Stored links with such an address led nowhere before,
 * and only an editor knows what was meant, so that nothing is migrated.
 */
export default defineMigration({
  title: 'An address can be read by browsers; what is stored and cannot leads nowhere, as ever',
  documentTypes: ['page'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['link.href'];
