import { type ConditionalPropertyCallbackContext, defineField } from '@sanity/types';
import { showingFields, showingGroup } from '../showing/schema.ts';

/** The field for the anchor of a place on a page, to which links can jump. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  description: 'A short name such as "questions". Links can then jump to this section.',
  type: 'string',
  validation: (rule) => rule.regex(/^[a-z0-9-]+$/, { name: 'small letters, digits and hyphens' }),
});

const isShared: (context: ConditionalPropertyCallbackContext) => boolean = ({ document }) =>
  document?._type === 'shared-section';

/** The fields that every section has: those of its frame, in the group "frame", and those of its showing. */
export const frameFields = [
  defineField({
    name: 'background',
    title: 'Ground',
    description:
      'Paper is white, mist is a quiet tint, deep is the dark band. Change it between sections, not within a thought.',
    type: 'string',
    group: 'frame',
    initialValue: 'paper',
    options: {
      layout: 'radio',
      list: [
        { title: 'Paper', value: 'paper' },
        { title: 'Mist', value: 'mist' },
        { title: 'Deep', value: 'deep' },
      ],
    },
  }),
  defineField({
    name: 'spacing',
    title: 'Air above and below',
    description: 'None lets two sections of the same ground read as one.',
    type: 'string',
    group: 'frame',
    initialValue: 'normal',
    options: {
      layout: 'radio',
      list: [
        { title: 'None', value: 'none' },
        { title: 'Small', value: 'small' },
        { title: 'Normal', value: 'normal' },
        { title: 'Large', value: 'large' },
      ],
    },
  }),
  defineField({
    ...anchorField,
    group: 'frame',
    // Each page that shows it sets an anchor of its own.
    hidden: isShared,
  }),
  // Each page also sets by itself when it shows the section.
  ...showingFields.map((field) => ({ ...field, group: showingGroup.name, hidden: isShared })),
];

/** The groups of fields in the form of every section. */
export const frameGroups = [
  { name: 'content', title: 'Content', default: true },
  { name: 'frame', title: 'Ground and spacing' },
  showingGroup,
];
