import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import { structuredData } from '../metadata/structured-data.ts';
import { foundPage } from '../page/found-page-fixture.ts';
import { PathContent } from '../page/path-content.tsx';
import { placeBelowOf } from '../page/place-below-of.ts';

const { contract } = kinds.faq;
const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  const throws = contract.transform((): never => {
    throw new Error('no contract today');
  });
  Object.assign(kinds.faq, { contract: throws });
});
afterEach(() => {
  Object.assign(kinds.faq, { contract });
  warning.mockClear();
});

const frame = { anchor: null, background: 'paper', spacing: 'normal' };
const sections = [
  { _key: 'a', _type: 'faq', eyebrow: 'Questions', title: 'Questions', text: 'All', items: [], ...frame },
  {
    _key: 'b',
    _type: 'cta-banner',
    title: 'What remains',
    text: null,
    buttons: [],
    animation: null,
    drawing: 'by-itself',
    ...frame,
  },
];

test('a section whose contract throws is left out of the page, and the log says why', () => {
  const html = renderToStaticMarkup(<PathContent path="/a" found={foundPage(sections)} isPreview={false} />);
  expect(html).toContain('What remains');
  expect(html).not.toContain('Questions');
  expect(warning.mock.calls.flat().join()).toContain(
    'Section "a" (faq) of the page "/a" was left out: section: its contract threw: no contract today',
  );
});

test('it is left out of the Markdown, of the structured data and of the place in a list of posts', () => {
  const found = foundPage(sections);
  expect(pageMarkdown('/a', found, { site: null })).toContain('What remains');
  expect(structuredData('/a', found, { site: null }).map((thing) => thing['@type'])).toEqual([
    'BreadcrumbList',
  ]);
  expect(placeBelowOf(found.page ?? undefined)).toBeNull();
});

test('the preview says why in its place', () => {
  expect(renderToStaticMarkup(<PathContent path="/a" found={foundPage(sections)} isPreview />)).toContain(
    'its contract threw: no contract today',
  );
});
