import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { nothingFound } from '#pages/found.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { answeredPage, foundPage } from './found-page-fixture.ts';
import { PathContent } from './path-content.tsx';

const hero = (_key: string) => ({
  _key,
  _type: 'hero',
  eyebrow: null,
  title: `The promise ${_key}`,
  text: null,
  buttons: [],
  layout: 'split',
  picture: null,
  animation: null,
  anchor: null,
  background: 'paper',
  spacing: 'normal',
});

const headings = (html: string) =>
  [...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(([, level, words]) => `${level} ${words}`);

const visited = (sections: object[], fields: { path?: string; layout?: 'default' | 'article' | 'legal' }) =>
  headings(
    renderToStaticMarkup(
      <PathContent path={fields.path ?? '/a'} found={foundPage(sections, fields)} isPreview={false} />,
    ),
  );

test('the first hero of a page has its main heading, and a second one a heading of the second rank', () => {
  expect(visited([hero('a'), hero('b')], {})).toEqual(['1 The promise a', '2 The promise b']);
  expect(visited([hero('a')], { layout: 'default' })).toEqual(['1 The promise a']);
});

test('where the layout of a page draws its title, a hero has a heading of the second rank', () => {
  const both = ['1 A page', '2 The promise a'];
  expect(visited([hero('a')], { layout: 'article' })).toEqual(both);
  expect(visited([hero('a')], { layout: 'legal' })).toEqual(both);
  expect(visited([hero('a')], { path: '/legal/terms' })).toEqual(both);
  expect(visited([hero('a')], { path: '/legal/terms', layout: 'default' })).toEqual(['1 The promise a']);
});

test('a hero that cannot be shown takes the main heading from none', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = { ...hero('a'), title: 7 };
  expect(visited([broken, hero('b')], {})).toEqual(['1 The promise b']);
  warned.mockRestore();
});

test('the preview has the same headings', () => {
  const { page } = answeredPage({ layout: 'article' });
  const seed = {
    trees: { frame: '', kinds: {} },
    params: {},
    documents: [],
    served: { ...nothingFound, page: { ...page, sections: [hero('a')] } },
  };
  const place = { projectId: 'p', dataset: 'd', perspective: ['drafts'] };
  const html = renderToStaticMarkup(
    // Nothing navigates while it is drawn once.
    <AppRouterContext value={{} as never}>
      <LivePreview path="/a" seed={seed} place={place}>
        nothing
      </LivePreview>
    </AppRouterContext>,
  );
  expect(headings(html)).toEqual(['1 A page', '2 The promise a']);
});
