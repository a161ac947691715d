import { expect, test } from 'vitest';
import { openSearchEngine } from '#contract/search/engine.ts';
import { examples } from '#sections/examples.ts';
import type { FoundExample } from '#sections/kind-examples.ts';
import { project } from '../project/project.ts';
import { pageFault } from './page-fault.tsx';

const engine = openSearchEngine(project.parameters);

const sharedTwice: FoundExample = {
  what: 'one shared section twice',
  sections: ['k0', 'k1'].map((_key) => ({
    _type: 'shared',
    _key,
    section: { _type: 'reference', _ref: 'shared-section-1' },
  })),
  neighbours: [
    {
      _id: 'shared-section-1',
      _type: 'shared-section',
      title: 'a',
      sections: [{ _key: 'k0', _type: 'principles', title: 'a', anchor: 'a' }],
    },
  ],
};

const found = Object.entries(examples).flatMap(([kind, { found: own = [] }]) =>
  own.map((one) => ({ kind, ...one })),
);

test.each([...found, { kind: 'any', ...sharedTwice }])(
  '$kind: $what stays mended',
  ({ sections, neighbours = [] }) => {
    const keyed = sections.map((section, index) => ({ _key: `s${index}`, ...section }));
    const page = { title: 'Page', path: { current: '/page' }, sections: keyed };
    expect(pageFault(page, neighbours, engine)).toBeUndefined();
  },
);
