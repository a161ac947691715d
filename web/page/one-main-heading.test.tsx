import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { nothingFound } from '#pages/found.ts';
import { LivePreview } from '../preview/page/live-preview.tsx';
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
  drawing: 'by-itself',
  estate: null,
  anchor: null,
  background: 'paper',
  spacing: 'normal',
});

const heading = (_key: string, text: string) => ({
  _key,
  _type: 'block',
  style: 'h2',
  listItem: null,
  level: null,
  markDefs: [],
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
});
const prose = {
  _key: 'p',
  _type: 'prose',
  title: null,
  text: [heading('a', 'Scope'), heading('b', 'Ending')],
  animation: null,
  anchor: null,
  background: 'paper',
  spacing: 'normal',
};

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

test('the main heading of a page of a list says which part of the list it is', () => {
  const category = { title: 'Research', slug: 'research' };
  const list = {
    ...{ _key: 'l', _type: 'blog-index', eyebrow: null, title: 'All posts', text: null, emptyText: 'None.' },
    ...{ anchor: null, background: 'paper', spacing: 'normal', path: '/a', categories: [], posts: [] },
  };
  const at = (number: number, one: typeof category | null) => ({ ...list, number, category: one, count: 30 });
  expect(visited([hero('a'), at(1, null)], {})).toEqual(['1 The promise a', '2 All posts']);
  expect(visited([hero('a'), hero('b'), at(2, category)], {})).toEqual([
    '1 The promise a: Research, page 2',
    '2 The promise b',
    '2 Research',
  ]);
  expect(visited([at(1, category)], {})[0]).toBe('1 A page: Research');
});

test('a page whose sections bring no main heading has its title as such', () => {
  expect(visited([], {})).toEqual(['1 A page']);
  expect(visited([prose], {})).toEqual(['1 A page', '2 Scope', '2 Ending']);
});

test('an article and a legal text show what stands in them and when they were changed, each in its own way', () => {
  const html = (fields: { path?: string; layout?: 'default' | 'article' | 'legal'; revisedAt?: string }) =>
    renderToStaticMarkup(
      <PathContent path={fields.path ?? '/a'} found={foundPage([prose], fields)} isPreview={false} />,
    );
  const said = (text: string) => [
    /data-layout="(\w+)"/.exec(text)?.[1],
    /<tessera-contents[^>]*><nav [^>]*aria-label="([^"]+)"/.exec(text)?.[1],
    new Set([...text.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id]) => id)).size,
    [...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id).join(),
    /Last changed <time dateTime="([^"]+)"/.exec(text)?.[1],
  ];
  const ids = 'scope,ending';
  expect(said(html({}))).toEqual(['default', undefined, 0, ids, undefined]);
  expect(said(html({ layout: 'article' }))).toEqual(['article', 'On this page', 2, ids, undefined]);
  expect(said(html({ layout: 'article', revisedAt: '2026-09-01' }))[4]).toBe('2026-09-01');
  expect(said(html({ layout: 'legal' }))).toEqual(['legal', 'Contents', 2, ids, '2026-01-01']);
  expect(said(html({ path: '/privacy-policy', revisedAt: '2026-09-01' }))).toEqual([
    'legal',
    'Contents',
    2,
    ids,
    '2026-09-01',
  ]);
  expect(said(html({ path: '/privacy-policy', layout: 'default' }))[0]).toBe('default');
  expect(said(html({ path: '/privacy-policy-of-old' }))[0]).toBe('default');
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
      <LivePreview path="/a" seed={seed} place={place} perspective={['drafts']} previewMoment={undefined}>
        nothing
      </LivePreview>
    </AppRouterContext>,
  );
  expect(headings(html)).toEqual(['1 A page', '2 The promise a']);
});
