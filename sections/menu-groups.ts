import type { SectionKind } from './registry.ts';

/** A group of the insert menu. */
export interface MenuGroup {
  name: string;
  title: string;
  of: string[];
}

const groups: { name: string; title: string; of: (SectionKind | 'shared')[] }[] = [
  { name: 'opening', title: 'Opening', of: ['hero', 'challenge', 'risk-detail'] },
  { name: 'argument', title: 'Argument', of: ['feature', 'icon-grid', 'principles', 'faq', 'prose'] },
  {
    name: 'lists',
    title: 'Lists',
    of: [
      'blog-list',
      'blog-index',
      'episodes-list',
      'positions-list',
      'integrations-list',
      'risk-library',
      'marquee',
    ],
  },
  { name: 'next-step', title: 'Next step', of: ['cta-banner', 'form-panel', 'calculator'] },
  { name: 'shared', title: 'Shared', of: ['shared'] },
];

/** The groups in which the insert menu offers the given types; one that no group names stands in the last, "More". */
export function menuGroups(types: string[]): MenuGroup[] {
  const named = new Set<string>(groups.flatMap(({ of }) => of));
  const more = { name: 'more', title: 'More', of: types.filter((type) => !named.has(type)) };
  return [...groups, more]
    .map((group) => ({ ...group, of: group.of.filter((type) => types.includes(type)) }))
    .filter(({ of }) => of.length > 0);
}
