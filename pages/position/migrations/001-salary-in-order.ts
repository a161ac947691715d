import { defineMigration } from '@sanity/migrate';

/**
 * The Studio now refuses a salary whose upper end is below its lower end. For one stored so, visitors still see the
 * lower end alone, and only an editor knows what was meant, so that nothing is migrated.
 */
export default defineMigration({
  title: 'A salary ends above its beginning; of one that is stored otherwise the beginning is shown, as ever',
  documentTypes: ['position'],
  filter: 'false',
  migrate: {},
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['position.salary.to'];
