import { checkFound, nothingFound } from '#pages/found.ts';
import { type Resolved, resolved } from '#pages/resolve-contract.ts';

/** The answer of the first query at the path of the page `/a`; `fields` replace its own. */
export const answeredPage = (fields: Partial<NonNullable<Resolved['page']>> = {}): Resolved =>
  resolved.parse({
    ...nothingFound,
    page: {
      _id: 'page-a',
      _rev: 'r',
      kinds: [],
      _updatedAt: '2026-01-01T00:00:00Z',
      title: 'A page',
      path: '/a',
      layout: null,
      revisedAt: null,
      timeZone: 'UTC',
      seo: null,
      ...fields,
    },
  });

/** What is found at the page `/a` with these sections, given as a query answers them. */
export const foundPage = (sections: readonly unknown[] = [], fields?: Parameters<typeof answeredPage>[0]) =>
  checkFound(answeredPage(fields), sections);
