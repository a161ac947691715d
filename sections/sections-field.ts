import { defineArrayMember, defineField } from '@sanity/types';
import type { Fields } from '#schemas/fields.ts';
import { takesAddresses } from './addresses.ts';
import {
  checkAnchors,
  checkCommonAnchors,
  checkOneMainHeading,
  checkOneWithAddresses,
  checkRepeats,
} from './check-sections.ts';
import { insertMenu } from './insert-menu.ts';
import { kinds } from './registry.ts';
import { shared } from './shared-schema.ts';

/**
 * The field of a document for sections of all kinds and for shared ones. `isTitled` tells whether the title of a
 * stored document is the main heading of its page.
 */
export const anySections = ({ isTitled = () => false }: { isTitled?: (document: Fields) => boolean } = {}) =>
  defineField({
    ...fieldOf([...Object.keys(kinds), shared.name]),
    validation: (rule) => [
      rule
        .custom((sections: { _type?: string }[] | undefined, { document = {} }) =>
          checkOneMainHeading(sections, { isTitled: isTitled(document) }),
        )
        .warning(),
      rule.custom(checkRepeats).warning(),
      rule.custom(checkOneWithAddresses),
      rule.custom(checkAnchors),
      rule.custom(checkCommonAnchors).warning(),
    ],
  });

/** The field for sections of a document that has its own main heading and no addresses below its own. */
export const furtherSections = defineField({
  ...fieldOf([
    ...Object.values(kinds)
      .filter(({ schema, hasMainHeading }) => !hasMainHeading && !takesAddresses({ _type: schema.name }))
      .map(({ schema }) => schema.name),
    shared.name,
  ]),
  validation: (rule) => [
    rule.custom(checkRepeats).warning(),
    rule.custom(checkAnchors),
    rule.custom(checkCommonAnchors).warning(),
  ],
});

function fieldOf(types: readonly string[]) {
  return {
    name: 'sections' as const,
    title: 'Sections',
    description: 'What stands on the page, from top to bottom. Drag to reorder.',
    type: 'array' as const,
    group: 'content',
    of: types.map((type) => defineArrayMember({ type })),
    options: { insertMenu: insertMenu(types) },
  };
}
