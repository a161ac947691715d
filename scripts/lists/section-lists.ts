import { type Import, madeList, record } from './made-list.ts';
import { camelCase, pascalCase } from './type-names.ts';

const note =
  'Made from the folders of sections/ by every command of the project: what is written here is lost.';
const propertiesOfViews: Import = ['type { SectionKind, SectionProps }', './registry.ts'];

/** The lists of kinds by their files; `having` returns the kinds whose folder has a file with some name. */
export const listsOfKinds = (having: (file: string) => readonly string[]): Record<string, string> => ({
  'sections/registry.ts': registryOfKinds(having('index.ts')),
  'sections/views.ts': viewsOfKinds(having('index.ts')),
  'sections/markdown.ts': markdownsOfKinds(having('index.ts')),
  'sections/structured-data.ts': structuredDataOfKinds(having('structured-data.ts')),
  'sections/examples.ts': examplesOfKinds(having('examples.ts')),
});

const registryOfKinds = (kinds: readonly string[]): string =>
  madeList(
    note,
    [
      ['type * as z', 'zod'],
      ...kinds.map((kind): Import => [`{ kind as ${camelCase(kind)} }`, `./${kind}/index.ts`]),
    ],
    [
      {
        says: 'Every kind of section; the view of each stands in views.ts.',
        what: `const kinds = ${record(kinds, camelCase)}`,
      },
      {
        says: 'The name of a kind: its folder, its `_type`, its test.',
        what: 'type SectionKind = keyof typeof kinds',
      },
      {
        says: 'What the view of a kind receives.',
        what: "type SectionProps<Kind extends SectionKind> = z.output<(typeof kinds)[Kind]['contract']>",
      },
    ],
  );

const viewsOfKinds = (kinds: readonly string[]): string =>
  madeList(
    note,
    [
      ['type { ComponentType }', 'react'],
      ...kinds.map((kind): Import => [pascalCase(kind), `./${kind}/view.tsx`]),
      propertiesOfViews,
    ],
    [
      {
        says: "The view of every kind, which takes what the kind's contract answers.",
        what: `const views: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = ${record(kinds, pascalCase)}`,
      },
    ],
  );

const markdownsOfKinds = (kinds: readonly string[]): string =>
  madeList(
    note,
    [
      ['type { Markdown }', '#schemas/markdown/build.ts'],
      ...kinds.map((kind): Import => [`{ markdown as ${camelCase(kind)} }`, `./${kind}/markdown.ts`]),
      propertiesOfViews,
    ],
    [
      {
        says: 'What every kind is in Markdown, of the same properties as its view takes.',
        what: `const markdowns: { [Kind in SectionKind]: (props: SectionProps<Kind>) => Markdown } = ${record(kinds, camelCase)}`,
      },
    ],
  );

const structuredDataOfKinds = (kinds: readonly string[]): string =>
  madeList(
    note,
    [
      ...kinds.map(
        (kind): Import => [`{ structuredData as ${camelCase(kind)} }`, `./${kind}/structured-data.ts`],
      ),
      propertiesOfViews,
      ['type { Thing, ToldOn }', '#schemas/seo/thing.ts'],
    ],
    [
      {
        says: 'What kinds tell search engines of all their sections on a page.',
        what: `const structuredData: {
  [Kind in SectionKind]?: (sections: readonly SectionProps<Kind>[], page: ToldOn) => Thing[];
} = ${record(kinds, camelCase)}`,
      },
    ],
  );

const examplesOfKinds = (kinds: readonly string[]): string =>
  madeList(
    note,
    [
      ...kinds.map((kind): Import => [`{ examples as ${camelCase(kind)} }`, `./${kind}/examples.ts`]),
      ['type { KindExamples }', './kind-examples.ts'],
    ],
    [
      {
        says: 'What the search for counterexamples needs to know of kinds; nothing of the product loads it.',
        what: `const examples: Readonly<Record<string, KindExamples>> = ${record(kinds, camelCase)}`,
      },
    ],
  );
