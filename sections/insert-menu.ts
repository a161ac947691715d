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

/** What can be inserted, as it is told to editors. */
export interface Offer {
  name: string;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  /** What people call it besides. */
  words: string;
  /** The title of its group. */
  group: string;
  /** Where its picture is. */
  picture: string;
}

/** These types as they are offered, in the order of the insert menu. */
export const offersOf = (
  types: readonly string[],
  registry: Readonly<Record<string, Kind>> = kinds,
): Offer[] =>
  groupTypes(types, registry).flatMap(({ title: group, of }) =>
    of.map((name) => {
      const { schema, menu } = registry[name] ?? sharedEntry;
      const { about = '', words = '' } = menu ?? {};
      return { name, title: schema.title, about, words, group, picture: pictureOf(name) };
    }),
  );

const sharedEntry = {
  schema: { title: 'Shared section' },
  menu: {
    about: 'A section that several pages show and that is written once.',
    words: 'reuse, global, same',
  },
};
