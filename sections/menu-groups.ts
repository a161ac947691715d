import type { SectionKind } from './registry.ts';

/** A group of the insert menu. */
export interface MenuGroup {
  name: string;
  title: string;
  of: string[];
}

const groups: { name: string; title: string; of: SectionKind[] }[] = [
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
];

/** The groups in which the insert menu offers the given kinds; a kind that none names stands in the last, "More". */
export function menuGroups(kinds: string[]): MenuGroup[] {
  const named = new Set<string>(groups.flatMap(({ of }) => of));
  const more = kinds.filter((kind) => !named.has(kind));
  return more.length > 0 ? [...groups, { name: 'more', title: 'More', of: more }] : groups;
}
