import type { Kind } from './define-kind.ts';
import { type MenuGroup, menuGroups } from './menu-groups.ts';
import { kinds } from './registry.ts';

/** The insert menu of a list of sections of these types: each in its group, with its picture. */
export const insertMenu = (types: readonly string[]) => ({
  filter: true,
  groups: groupTypes(types),
  views: [{ name: 'grid' as const, previewImageUrl: pictureOf }, { name: 'list' as const }],
});

/** Types in the groups of the insert menu, in the order of their places; empty groups are left out. */
export function groupTypes(types: readonly string[], registry: Readonly<Record<string, Kind>> = kinds) {
  const placeOf = (type: string): { group: MenuGroup; place: number } =>
    registry[type]?.menu ?? { group: type in registry ? 'more' : 'shared', place: 0 };
  const inOrder = types.toSorted((a, b) => placeOf(a).place - placeOf(b).place);
  return Object.entries(menuGroups)
    .map(([name, title]) => ({ name, title, of: inOrder.filter((type) => placeOf(type).group === name) }))
    .filter(({ of }) => of.length > 0);
}

const pictureOf = (type: string) =>
  type === 'shared' ? '/section-pictures/shared.svg' : `/section-pictures/${type}.webp`;
