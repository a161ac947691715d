import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contract } from '#pages/case-study/contract.ts';
import { unmarked } from '../marks/mark.ts';
import { LiveLayout } from './live-layout.tsx';

test('a document that is not finished is called as its editors call it, and says what is empty', () => {
  const stored = { _id: 'a', _type: 'case-study', title: 'Eleven days' };
  const document = contract.parse({
    _id: 'a',
    _rev: 'r',
    kinds: [],
    _updatedAt: '2026-01-01T00:00:00Z',
    title: stored.title,
    customer: '',
    logo: null,
    isLogoOpaque: false,
    industry: '',
    summary: '',
    numbers: [],
    quote: null,
    speaker: null,
    publishedAt: null,
    body: [],
    seo: null,
  });
  const drawing = {
    document,
    path: '/customers/a',
    url: '',
    ancestors: [],
    isTitled: true,
    contents: [],
    taken: [],
  };
  const html = renderToStaticMarkup(
    <LiveLayout type="case-study" mark={unmarked} trace={undefined} {...{ stored, drawing }}>
      Sections
    </LiveLayout>,
  );
  expect(html).toContain('“Case study” is not finished');
  expect(Array.from(html.matchAll(/<li>(.*?)<\/li>/g), ([, line]) => line)).toEqual(
    ['Address', 'Customer', 'Industry', 'Summary', 'Date'].map((field) => `${field} is empty`),
  );
});
