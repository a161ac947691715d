import { expect, test } from 'vitest';
import { openSearchEngine } from './engine.ts';
import { found } from './found.ts';
import { pageFault } from './page-fault.tsx';

const engine = openSearchEngine();

test.each(found)('$what stays mended', ({ sections, neighbours = [] }) => {
  const keyed = sections.map((section, index) => ({ _key: `s${index}`, ...section }));
  const page = { title: 'Page', path: { current: '/page' }, sections: keyed };
  expect(pageFault(page, neighbours, engine)).toBeUndefined();
});
