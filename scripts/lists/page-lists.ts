import { type Import, madeList, record } from './made-list.ts';
import { camelCase, pascalCase } from './type-names.ts';

const note = 'Made from the folders of pages/ by every command of the project: what is written here is lost.';
const documents: Import = ['type { FoundDocuments }', './found.ts'];
const names: Import = ['type { PageTypeName }', './registry.ts'];

/** The lists of page types by their files; `having` returns the types whose folder has a file with some name. */
export const listsOfTypes = (having: (file: string) => readonly string[]): Record<string, string> => ({
  'pages/registry.ts': registryOfTypes(having('index.ts')),
  'pages/desks.ts': desksOfTypes(having('desk.ts')),
  'pages/layouts.ts': layoutsOfTypes(having('index.ts')),
  'pages/markdown.ts': markdownsOfTypes(having('index.ts')),
  'pages/structured-data.ts': structuredDataOfTypes(having('structured-data.ts')),
});

const registryOfTypes = (types: readonly string[]): string =>
  madeList(
    note,
    types.map((type): Import => [`{ type as ${camelCase(type)} }`, `./${type}/index.ts`]),
    [
      {
        says: 'Every type of page; the layout of each stands in layouts.ts.',
        what: `const pageTypes = ${record(types, camelCase)}`,
      },
      {
        says: 'The name of a type of page: its folder and its `_type`.',
        what: 'type PageTypeName = keyof typeof pageTypes',
      },
    ],
  );

const layoutsOfTypes = (types: readonly string[]): string =>
  madeList(
    note,
    [
      ['type { ComponentType }', 'react'],
      documents,
      ['type { LayoutProps }', './layout-props.ts'],
      ...types.map((type): Import => [pascalCase(type), `./${type}/layout.tsx`]),
      names,
    ],
    [
      {
        says: 'The layout of every type, which takes a document of the type.',
        what: `const layouts: { [Type in PageTypeName]: ComponentType<LayoutProps<FoundDocuments[Type]>> } = ${record(types, pascalCase)}`,
      },
    ],
  );

const markdownsOfTypes = (types: readonly string[]): string =>
  madeList(
    note,
    [
      ['type { Markdown }', '#schemas/markdown/build.ts'],
      documents,
      ...types.map((type): Import => [`{ markdown as ${camelCase(type)} }`, `./${type}/markdown.ts`]),
      names,
    ],
    [
      {
        says: 'What a document of every type is in Markdown, with that of its sections.',
        what: `const markdowns: { [Type in PageTypeName]: (document: FoundDocuments[Type], sections: Markdown) => Markdown } = ${record(types, camelCase)}`,
      },
    ],
  );

const structuredDataOfTypes = (types: readonly string[]): string =>
  madeList(
    note,
    [
      ['type { Thing }', '#schemas/seo/thing.ts'],
      documents,
      ...types.map(
        (type): Import => [`{ structuredData as ${camelCase(type)} }`, `./${type}/structured-data.ts`],
      ),
      names,
      ['type { ToldOfDocument }', './told-of-document.ts'],
    ],
    [
      {
        says: 'What search engines are told of a document of a type.',
        what: `const structuredData: {
  [Type in PageTypeName]?: (document: FoundDocuments[Type], on: ToldOfDocument) => Thing[];
} = ${record(types, camelCase)}`,
      },
    ],
  );

const desksOfTypes = (types: readonly string[]): string =>
  madeList(
    note,
    [
      ['type { Desk }', './desk.ts'],
      ...types.map((type): Import => [`{ desk as ${camelCase(type)} }`, `./${type}/desk.ts`]),
      names,
    ],
    [
      {
        says: "How the documents of a type stand on the marketers' desk; only the Studio loads it.",
        what: `const desks: { [Type in PageTypeName]?: Desk } = ${record(types, camelCase)}`,
      },
    ],
  );

/** The address in the source of an `address.ts`; undefined when it has none that can be read. */
export const addressIn = (source: string): string | undefined => /address = '([^']+)'/.exec(source)?.[1];

/** The list of the addresses at which documents of each type are, as the type's folder says them. */
export const addressPatternsOf = (addresses: ReadonlyMap<string, string>): string =>
  madeList(
    note,
    [],
    [
      {
        says: 'Where documents of each type stand on the site: `:path` is a field of its own that holds the whole path, `:slug` the field `slug`, which is one word of it.',
        what: `const addressPatterns = ${record([...addresses.keys()], (type) => `'${addresses.get(type)}'`)} as const`,
      },
    ],
  );

/**
 * The list of the conditions by which stored documents of an older form are recognised, as each type's folder says
 * them.
 */
export const oldFormsOf = (forms: readonly [type: string, form: string][]): string => {
  const sorted = new Map(forms.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return madeList(
    note.replace('pages/', 'pages/ and schemas/'),
    [],
    [
      {
        says: 'The GROQ condition by which a stored document of a type is known to be of an older form, which a migration makes new; types without such a form are not in it.',
        what: `const oldForms: Readonly<Record<string, string>> = ${record([...sorted.keys()], (type) => sorted.get(type) ?? '')}`,
      },
    ],
  );
};
