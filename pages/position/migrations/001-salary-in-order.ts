import { defineMigration } from '@sanity/migrate';

/** A salary that ends below its beginning is refused now: visitors are told its beginning alone, as before, and only an editor knows what was meant. */
export default defineMigration({
  title: 'A salary ends above its beginning; of one that is stored otherwise the beginning is shown, as ever',
  documentTypes: ['position'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['position.salary.to'];
