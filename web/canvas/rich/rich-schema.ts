import { compiledTypes } from '#pages/compiled-types.ts';
import { richText } from '#schemas/rich-text/schema.ts';

/** A choice in the bar of a formatted text: its name as it is stored, and its title for editors. */
export interface RichChoice {
  name: string;
  title: string;
}

// The schema is written for the Studio, whose type leaves open what a member of a list holds.
const block = richText.of.find(({ type }) => type === 'block') as unknown as {
  styles: { value: string; title: string }[];
  lists: { value: string; title: string }[];
  marks: {
    decorators: { value: string; title: string }[];
    annotations: { name: string; title: string; fields: { name: string; type: string }[] }[];
  };
};

const choices = (all: { value: string; title: string }[]): RichChoice[] =>
  all.map(({ value: name, title }) => ({ name, title }));

/** The styles that a paragraph may have, as the form offers them. */
export const styles = choices(block.styles);
/** The lists that a paragraph may be an item of. */
export const lists = choices(block.lists);
/** The marks that words may have besides links. */
export const decorators = choices(block.marks.decorators);

/** The mark of a link. */
export const linkMark = block.marks.annotations[0]?.name ?? '';

const blockObjects: RichChoice[] = richText.of
  .filter(({ type }) => type !== 'block')
  .map(({ type }) => ({ name: type, title: compiledTypes.get(type)?.title ?? type }));

/** What a formatted text may hold, in the form of the editor's schema; objects between blocks are kept as they are. */
export const richSchema = {
  styles,
  lists,
  decorators,
  annotations: block.marks.annotations.map(({ name, title, fields }) => ({
    name,
    title,
    fields: fields.map((field) => ({
      name: field.name,
      type: field.type === 'boolean' ? ('boolean' as const) : ('object' as const),
    })),
  })),
  blockObjects,
  inlineObjects: [],
};
