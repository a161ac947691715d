import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { checkFound, nothingFound } from '#pages/found.ts';
import { resolved } from '#pages/resolve-contract.ts';
import { LivePreview } from '../preview/page/live-preview.tsx';
import { answeredPage, foundPage } from './found-page-fixture.ts';
import { PathContent } from './path-content.tsx';

const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warning.mockClear());

const paragraph = (text: string, style = 'normal') => ({
  _key: text,
  _type: 'block',
  style,
  listItem: null,
  level: null,
  markDefs: [],
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
});
const poll = { _key: 'p', _type: 'poll' };
const frame = { anchor: null, background: 'paper', spacing: 'normal' };
const prose = { _type: 'prose', title: null, animation: null, ...frame };
const sections = [
  {
    ...prose,
    _key: 'a',
    text: [paragraph('Before'), poll, { ...poll, _key: 'q' }, paragraph('After', 'h6')],
  },
  { ...prose, _key: 'b', text: [poll] },
];
const visited = (found = foundPage(sections)) =>
  renderToStaticMarkup(<PathContent path="/a" found={found} isPreview={false} />);

test('visitors see nothing of what a text does not know, and no band for a text in which nothing else is', () => {
  const html = visited();
  expect(html).toMatch(/<p>Before<\/p><p>After<\/p>/);
  expect(html).not.toMatch(/poll|h6|left-out/);
  expect(html.match(/<section/g)).toHaveLength(1);
});

test('the log says once for each version of the page and each type what was left out, and where', () => {
  const found = foundPage(sections, { _updatedAt: '2026-02-02T00:00:00Z' });
  visited(found);
  visited(found);
  expect(warning.mock.calls).toEqual([
    [
      'The block "poll" was left out of the page "/a", because formatted texts cannot show it: section "a" (prose), section "b" (prose)',
    ],
    [
      'The style "h6" was left out of the page "/a", because formatted texts cannot show it: section "a" (prose)',
    ],
  ]);
});

test('the text of a document itself is looked at, too', () => {
  const post = {
    ...answeredPage().page,
    path: undefined,
    slug: 'keys',
    excerpt: '',
    image: null,
    category: null,
    author: null,
    publishedAt: null,
    revisedAt: null,
    body: [paragraph('Words'), poll],
    ofCategory: [],
    ofOthers: [],
    newer: null,
    older: null,
  };
  const found = checkFound(resolved.parse({ ...nothingFound, post }), []);
  const html = renderToStaticMarkup(<PathContent path="/blog/keys" found={found} isPreview={false} />);
  expect(html).toContain('Words');
  expect(html).not.toContain('poll');
  expect(warning.mock.calls).toEqual([
    [
      'The block "poll" was left out of the page "/blog/keys", because formatted texts cannot show it: its own text',
    ],
  ]);
});

test('the preview has a card in its place that names it, and says nothing to the log', () => {
  const { page } = answeredPage();
  const seed = {
    trees: { frame: '', kinds: {} },
    params: {},
    documents: [],
    served: { ...nothingFound, page: { ...page, sections } },
  };
  const place = { projectId: 'p', dataset: 'd', perspective: ['drafts'] };
  const html = renderToStaticMarkup(
    // Nothing navigates while it is drawn once.
    <AppRouterContext value={{} as never}>
      <LivePreview path="/a" seed={seed} place={place} perspective={['drafts']} previewMoment={undefined}>
        nothing
      </LivePreview>
    </AppRouterContext>,
  ).replaceAll(/ class="[^"]*"/g, '');
  const card = (words: string) => `<span role="note"><strong>${words}</strong></span>`;
  expect(html).toContain(`Before</p>${card('Visitors do not see this block, “poll”')}`);
  expect(html).toContain(`After${card('Visitors do not see this style, “h6”')}</p>`);
  expect(warning).not.toHaveBeenCalled();
});
