import { expect, test } from 'vitest';
import { leadsToItself } from './leads-to-itself.ts';

test.each(['/old', '/old/', '/old?x=1', '/old#a', '#a', '?x=1', '/a/../old'])(
  'whoever is led from /old to %s comes again',
  (address) => {
    expect(leadsToItself('/old', address)).toBe(true);
  },
);

test.each(['/', '/older', '/old/new', '/new', 'https://other.example/old', 'mailto:a@b.example'])(
  'whoever is led from /old to %s does not',
  (address) => {
    expect(leadsToItself('/old', address)).toBe(false);
  },
);
