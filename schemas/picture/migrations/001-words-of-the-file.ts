import { defineMigration } from '@sanity/migrate';

/**
 * A picture may now take its alternative text from its file. The rule permits more than before, so that nothing
 * stored has to change.
 */
export default defineMigration({
  title: 'A picture without words of its own has those of its file; what is stored keeps the new rule',
  documentTypes: ['page'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['picture.alt'];
