import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchAnswer } from './search-answer.ts';
import { searchNews } from './search-news.ts';
import { SearchResults } from './search-results.tsx';

const none: SearchAnswer = { query: '', hits: [], hasMore: false, isWhole: true, suggestions: [] };
const hit = {
  href: '/a#b',
  title: [{ text: 'Keys', isFound: true }],
  kind: 'Page',
  trail: 'Platform',
  heading: [],
  excerpt: [{ text: '<b> of all sorts', isFound: false }],
};

test('what was found is a list of links, with the found words marked and nothing of a text taken for HTML', () => {
  const html = renderToStaticMarkup(<SearchResults answer={{ ...none, query: 'keys', hits: [hit] }} />);
  expect(html).toMatch(/<a href="\/a#b"/);
  expect(html).toMatch(/<mark[^>]*>Keys<\/mark>/);
  expect(html).toContain('&lt;b&gt; of all sorts');
});

test('each answer is told in words: what to do, what was found, what to try, and that some is missing', () => {
  expect(searchNews(none)).toBe('Type what you’re looking for.');
  expect(searchNews({ ...none, query: 'x'.repeat(80) })).toMatch(
    /Nothing was found for “x{60}…”\. Try fewer words/,
  );
  expect(searchNews({ ...none, query: 'a', hits: [hit] })).toBe('One page found.');
  expect(searchNews({ ...none, query: 'a', hits: [hit, hit] })).toBe('2 pages found.');
  expect(searchNews({ ...none, query: 'a', hits: [hit, hit], hasMore: true })).toMatch(
    /^These 2 pages match best/,
  );
  expect(searchNews({ ...none, isWhole: false })).toMatch(/still being prepared/);
});
