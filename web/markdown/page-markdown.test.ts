import { expect, test } from 'vitest';
import { nothingFound } from '#pages/found.ts';
import type { Page } from '#pages/page/contract.ts';
import { checkSection } from '#sections/check-section.ts';
import { foundPage } from '../page/found-page-fixture.ts';
import { pageMarkdown } from './page-markdown.ts';

const shell = { site: null };
const seo = { title: 'Keys: "all"', description: 'One line.', keywords: [], ogImage: null, noindex: false };
const frame = { anchor: null, background: 'paper', spacing: 'normal' };
const banner = {
  _key: 'a',
  _type: 'cta-banner',
  title: 'Next <step>',
  text: '2 * 2 * 2',
  buttons: [
    {
      key: 'go',
      label: 'Go',
      href: { page: null, href: '/platform', anchor: 'how' },
      variant: 'cta',
      isExternal: false,
    },
  ],
  ...frame,
  animation: null,
  drawing: 'by-itself',
};
const page = ({ sections = [], ...fields }: Partial<Page> & { sections?: unknown[] }) =>
  foundPage(sections, { title: 'Keys', path: '/keys', seo, ...fields }).page;

test('a page is headed by its facts, begins with one title, and its links are whole', () => {
  const found = { ...nothingFound, page: page({ sections: [banner, { _key: 'b', _type: 'carousel' }] }) };
  expect(pageMarkdown('/keys', found, shell)).toBe(`---
title: "Keys: \\"all\\""
description: "One line."
canonical: "http://localhost:3000/keys"
updated: "2026-01-01T00:00:00Z"
---

# Keys

## Next \\<step>

2 \\* 2 \\* 2

[Go](http://localhost:3000/platform#how)
`);
});

test('the heading of a hero is the title', () => {
  const hero = { ...banner, _type: 'hero', eyebrow: null, layout: 'split', picture: null, estate: null };
  const text = pageMarkdown('/keys', { ...nothingFound, page: page({ sections: [hero] }) }, shell);
  expect(text?.match(/^# .*$/gm)).toEqual(['# Next \\<step>']);
});

test('a position has its facts', () => {
  const position = {
    _id: 'j',
    _updatedAt: '2026-01-01T00:00:00Z',
    title: 'Engineer',
    slug: 'engineer',
    href: '/join/engineer',
    location: 'Remote',
    type: 'Full-time',
    department: null,
    summary: 'Build it.',
    publishedAt: '2025-12-01T00:00:00Z',
    closesAt: '2026-06-30T22:00:00Z',
    timeZone: 'UTC',
    isOpen: true,
    countries: ['PT'],
    salary: { from: 52_000, to: 64_000, currency: 'EUR' as const, unit: 'YEAR' as const },
    body: [],
    form: null,
    seo: null,
    related: [],
    sections: [],
  };
  const text = pageMarkdown('/join/engineer', { ...nothingFound, position }, shell);
  expect(text).toContain('published: "2025-12-01T00:00:00Z"');
  expect(text).toContain('# Engineer\n\nBuild it.\n\n- Place: Remote\n- Type: Full-time\n');
  expect(text).toContain('\n- Salary: €52,000 – €64,000 a year\n- Apply by: June 30, 2026\n');
});

test('a document says its sections below its text', () => {
  const post = {
    _id: 'a',
    _updatedAt: '2026-03-03T00:00:00Z',
    title: 'Keys',
    slug: 'keys',
    href: '/blog/keys',
    excerpt: 'Why?',
    publishedAt: null,
    image: null,
    category: null,
    author: null,
    body: [],
    revisedAt: null,
    timeZone: 'UTC',
    seo: null,
    related: [],
    newer: null,
    older: null,
    sections: [checkSection(banner)],
  };
  const text = pageMarkdown('/blog/keys', { ...nothingFound, post }, shell);
  expect(text).toContain('# Keys\n\nWhy?\n\n## Next \\<step>\n');
});

test('where nothing stands there is no Markdown', () => {
  expect(pageMarkdown('/nowhere', nothingFound, shell)).toBeNull();
});
