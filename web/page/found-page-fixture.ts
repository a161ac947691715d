import { checkFound, nothingFound } from '#pages/found.ts';
import { type Resolved, resolved } from '#pages/resolve-contract.ts';

/** What the first query answers where the page `/a` stands; `fields` take the place of its own. */
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
      seo: null,
      ...fields,
    },
  });

/** What leads to the page `/a` with sections, these as a query answers them. */
export const foundPage = (sections: readonly unknown[] = [], fields?: Parameters<typeof answeredPage>[0]) =>
  checkFound(answeredPage(fields), sections);
