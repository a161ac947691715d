import { at, defineMigration, unset } from '@sanity/migrate';

/** A risk used to refer to the page that showed it. Now it is a page itself, at the address of that page. */
export default defineMigration({
  title: 'A risk is a page of its own',
  documentTypes: ['risk'],
  filter: 'defined(page)',
  migrate: {
    document: ({ page }) => (page === undefined ? undefined : [at('page', unset())]),
  },
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['risk.page'];
