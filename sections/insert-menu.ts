import type { Kind } from './define-kind.ts';
import { type MenuGroup, menuGroups } from './menu-groups.ts';
import { kinds } from './registry.ts';

/** The options of the insert menu for a list of sections of these types, in groups and with pictures. */
export const insertMenu = (types: readonly string[]) => ({
  filter: true,
  groups: groupTypes(types),
  views: [{ name: 'grid' as const, previewImageUrl: pictureOf }, { name: 'list' as const }],
});

/** The types by groups of the insert menu, each group in the order of `place`; empty groups are left out. */
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

/** A type that editors can insert, with what they are told of it. */
export interface Offer {
  name: string;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  /** Other names that people use for it. */
  words: string;
  /** The title of its group. */
  group: string;
  /** Where its picture is. */
  picture: string;
}

/** What editors are offered of these types, in the order of the insert menu. */
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
