import { CopyIcon } from '@sanity/icons/Copy';
import { DocumentIcon } from '@sanity/icons/Document';
import type { ComponentType } from 'react';
import { nearest } from '#canvas/search/slips.ts';
import { pageTypes } from '#pages/registry.ts';
import { addressedTypes, standsAnywhere, typeOfPages } from '#schemas/addresses.ts';
import { fieldIn } from '#schemas/fields.ts';
import { copyTemplate } from '../copy/copy-template.ts';
import { otherTypes } from '../desk/other-types.ts';
import { pageTemplates } from '../desk/page-templates.ts';
import { deskOf } from '../desk/page-type-items.ts';
import { canBeMade } from '../desk/singletons.ts';
import { fromTeamTemplate, type TeamTemplate } from '../templates/team-template.ts';

/** Something that an editor can make: a document of a type, begun by a template. */
export interface Choice {
  /** The template by which it is begun. */
  template: string;
  type: string;
  title: string;
  description: string;
  /** Further words by which it is found. */
  words: string;
  icon: ComponentType;
  /** The kinds of the sections that it begins with. */
  kinds: string[];
  /** The id of the saved template whose content it begins with. */
  of?: string;
  /** Whether it begins as a copy of another page, which the editor chooses next. */
  isCopy?: boolean;
}

/** Choices under a heading. */
export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

/**
 * All that can be created of the types of a schema: first pages by their templates, those in code before those that the
 * team saved, and copies; then the other types with an address, then all others.
 */
export function choicesOf(
  types: readonly { name: string; title?: string }[],
  team: readonly TeamTemplate[] = [],
): ChoiceGroup[] {
  const titles = new Map(
    types.filter(({ name }) => canBeMade(name)).map(({ name, title }) => [name, title ?? name]),
  );
  const plain = (
    type: string,
    { icon = DocumentIcon, description = '', words = '' }: Partial<Choice>,
  ): Choice => ({
    template: type,
    type,
    title: titles.get(type) ?? type,
    description,
    words,
    icon,
    kinds: [],
  });
  const inFolders = addressedTypes
    .filter((type) => titles.has(type) && !standsAnywhere(type))
    .toSorted((a, b) => deskOf(a).place - deskOf(b).place)
    .map((type) => plain(type, deskOf(type)));
  const others = Object.keys(otherTypes).filter((type) => titles.has(type));
  // A type that a project has added and nobody has described can be made, too.
  const rest = [...titles.keys()].filter((type) => !(type in otherTypes) && !(type in pageTypes));
  return [
    { title: 'Pages', choices: [...templatesOf(titles), ...ofTeam(team, titles), ...copiesOf(titles)] },
    {
      title: 'Other documents',
      choices: [
        ...inFolders,
        ...others.map((type) => plain(type, otherTypes[type] ?? {})),
        ...rest.map((type) => plain(type, {})),
      ],
    },
  ];
}

function templatesOf(titles: ReadonlyMap<string, string>): Choice[] {
  return pageTemplates
    .filter(({ schemaType, parameters }) => !parameters && titles.has(schemaType))
    .map(({ id, title, description = '', schemaType, value }) => ({
      template: id,
      type: schemaType,
      title,
      description,
      words: `${titles.get(schemaType)} new`,
      icon: DocumentIcon,
      kinds: kindsOf(value),
    }));
}

const ofTeam = (team: readonly TeamTemplate[], titles: ReadonlyMap<string, string>): Choice[] =>
  team.flatMap(({ _id, title, description, pageType, kinds }) => {
    const type = pageType ?? typeOfPages();
    if (!titles.has(type)) return [];
    return [
      {
        template: fromTeamTemplate(type),
        of: _id,
        type,
        title: title || 'Untitled template',
        description: description || 'A template of your team.',
        words: `${titles.get(type)} new template team`,
        icon: DocumentIcon,
        kinds: kinds ?? [],
      },
    ];
  });

function copiesOf(titles: ReadonlyMap<string, string>): Choice[] {
  const type = typeOfPages();
  if (!titles.has(type)) return [];
  return [
    {
      template: copyTemplate(type),
      type,
      title: 'From an existing page',
      description: 'The content of an existing page, at an address of its own.',
      words: 'copy duplicate template same as',
      icon: CopyIcon,
      kinds: [],
      isCopy: true,
    },
  ];
}

/**
 * The kinds of section with which a template begins. Templates that need the context of the Studio all have parameters,
 * and are not among these.
 */
function kindsOf(value: unknown): string[] {
  const sections = typeof value === 'function' ? fieldIn(value(), 'sections') : [];
  return Array.isArray(sections) ? sections.map((section) => String(fieldIn(section, '_type'))) : [];
}

/**
 * The groups, reduced to the choices that have every word in their title, description or further words; those with all
 * words in the title come first. Where none has, one group of similar choices, whose title says so.
 */
export function findChoices(groups: readonly ChoiceGroup[], sought: string): ChoiceGroup[] {
  const words = sought
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = groups
    .map(({ title, choices }) => {
      const found = choices.filter((choice) =>
        holds(`${choice.title} ${choice.description} ${choice.words}`),
      );
      return { title, choices: found.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title))) };
    })
    .filter(({ choices }) => choices.length > 0);
  if (found.length > 0) return found;
  const all = groups.flatMap(({ choices }) => choices);
  const near = nearest(all, sought, ({ title, words, description }) => [title, words, description]);
  return near.length > 0
    ? [{ title: `Nothing is called “${sought.trim()}”. Perhaps one of these`, choices: near }]
    : [];
}
