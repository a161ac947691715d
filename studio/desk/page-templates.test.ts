import { expect, test } from 'vitest';
import { pageTemplates } from './page-templates.ts';

test('every beginning of a page is one that the Studio offers: it hides those with parameters', () => {
  const offered = pageTemplates.filter(({ parameters }) => !parameters).map(({ title }) => title);
  expect(offered).toEqual(['Landing page', 'Use case', 'Article', 'Legal text', 'Empty page']);
});

test('a page that is begun below another has its place in the path, and below the home page none', async () => {
  const template = pageTemplates.find(({ id }) => id === 'page-below');
  const pathBelow = (below: string) => {
    const { value } = template ?? {};
    // Of the context, which is the second argument, the template uses only the client.
    const getClient = () => ({ withConfig: () => ({ fetch: async () => ['/platform/new-page'] }) });
    return typeof value === 'function' ? value({ below }, { getClient } as never) : undefined;
  };
  expect(await pathBelow('/platform')).toMatchObject({ path: { current: '/platform/new-page-2' } });
  expect(await pathBelow('/')).toMatchObject({ path: { current: '/new-page' } });
});
