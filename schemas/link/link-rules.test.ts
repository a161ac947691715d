import { expect, test } from 'vitest';
import { pathIn } from '#contract/checking/link-fault.ts';
import { linkRules } from './link-rules.ts';

test.each(['/search', '/search?q=keys', '/api/search', '/gallery', '/files/a.pdf', '/feed.xml'])(
  'the site itself answers at %s, so that no page need stand there',
  (href) => expect(pathIn(href, linkRules)).toBeUndefined(),
);

test.each(['/searches', '/platform', '/search/more'])('only a page can stand at %s', (href) =>
  expect(pathIn(href, linkRules)).toBe(href),
);
