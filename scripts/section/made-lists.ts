import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, pascalCase } from './kind-names.ts';

const note =
  'Made from the folders of sections/ by every command of the project: what is written here is lost.';

/**
 * The lists of sections/, each with its text, as the files of the tree (with their paths from its root) demand it: a kind
 * is a folder with an `index.ts`; its other files are bound by their names.
 */
export function madeLists(files: readonly string[]): Record<string, string> {
  const kindsWith = (name: string) =>
    files.flatMap((file) => {
      const [room, kind, own, ...below] = file.split('/');
      return room === 'sections' && kind && own === name && below.length === 0 ? [kind] : [];
    });
  const kinds = kindsWith('index.ts').sort();
  return {
    'sections/registry.ts': registry(kinds),
    'sections/views.ts': views(kinds),
    'sections/markdown.ts': markdowns(kinds),
    'sections/structured-data.ts': structuredData(kindsWith('structured-data.ts').sort()),
    'sections/examples.ts': examples(kindsWith('examples.ts').sort()),
    'sections/views.css': styles(kindsWith('view.css').sort()),
    'sections/migrations.ts': migrations(files),
  };
}

/** Writes the lists that do not follow the folders; answers which these were. */
export function writeLists(root: string): string[] {
  const files = globSync('{sections,schemas}/**/*', { cwd: root });
  const lists = madeLists(files.map((file) => file.replaceAll('\\', '/')));
  const stale = Object.entries(lists).filter(([file, text]) => textOf(join(root, file)) !== text);
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return stale.map(([file]) => file);
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What a list imports, and from where. */
type Import = readonly [what: string, from: string];

const propertiesOfViews: Import = ['type { SectionKind, SectionProps }', './registry.ts'];

const registry = (kinds: string[]) =>
  list(
    [
      ['type * as z', 'zod'],
      ...kinds.map((kind): Import => [`{ kind as ${camelCase(kind)} }`, `./${kind}/index.ts`]),
    ],
    [
      exported(
        'Every kind of section; the view of each stands in views.ts.',
        `const kinds = {
${kinds.map((kind) => `  '${kind}': ${camelCase(kind)},`).join('\n')}
}`,
      ),
      exported(
        'The name of a kind: its folder, its `_type`, its test.',
        'type SectionKind = keyof typeof kinds',
      ),
      exported(
        'What the view of a kind receives.',
        "type SectionProps<Kind extends SectionKind> = z.output<(typeof kinds)[Kind]['contract']>",
      ),
    ].join('\n\n'),
  );

const views = (kinds: string[]) =>
  list(
    [
      ['type { ComponentType }', 'react'],
      ...kinds.map((kind): Import => [pascalCase(kind), `./${kind}/view.tsx`]),
      propertiesOfViews,
    ],
    exported(
      "The view of every kind, which takes what the kind's contract answers.",
      `const views: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
${kinds.map((kind) => `  '${kind}': ${pascalCase(kind)},`).join('\n')}
}`,
    ),
  );

const markdowns = (kinds: string[]) =>
  list(
    [
      ['type { Markdown }', '#schemas/markdown/build.ts'],
      ...kinds.map((kind): Import => [`{ markdown as ${camelCase(kind)} }`, `./${kind}/markdown.ts`]),
      propertiesOfViews,
    ],
    exported(
      'What every kind is in Markdown, of the same properties as its view takes.',
      `const markdowns: { [Kind in SectionKind]: (props: SectionProps<Kind>) => Markdown } = {
${kinds.map((kind) => `  '${kind}': ${camelCase(kind)},`).join('\n')}
}`,
    ),
  );

const structuredData = (kinds: string[]) =>
  list(
    [
      ...kinds.map(
        (kind): Import => [`{ structuredData as ${camelCase(kind)} }`, `./${kind}/structured-data.ts`],
      ),
      propertiesOfViews,
      ['type { Thing, ToldOn }', './thing.ts'],
    ],
    exported(
      'What kinds tell search engines of all their sections on a page.',
      `const structuredData: {
  [Kind in SectionKind]?: (sections: readonly SectionProps<Kind>[], page: ToldOn) => Thing[];
} = {
${kinds.map((kind) => `  '${kind}': ${camelCase(kind)},`).join('\n')}
}`,
    ),
  );

const examples = (kinds: string[]) =>
  list(
    [
      ...kinds.map((kind): Import => [`{ examples as ${camelCase(kind)} }`, `./${kind}/examples.ts`]),
      ['type { KindExamples }', './kind-examples.ts'],
    ],
    exported(
      'What the search for counterexamples needs to know of kinds; nothing of the product loads it.',
      `const examples: Readonly<Record<string, KindExamples>> = {
${kinds.map((kind) => `  '${kind}': ${camelCase(kind)},`).join('\n')}
}`,
    ),
  );

const styles = (kinds: string[]) =>
  [`/* ${note} */`, ...kinds.map((kind) => `@import "./${kind}/view.css" layer(components);`), ''].join('\n');

/** Those of a kind by their numbers; a kind that was taken away may leave nothing else. */
function migrations(files: readonly string[]): string {
  const found = files.toSorted().flatMap((file) => {
    const [, room, folder, name] =
      file.match(/^(sections|schemas)\/([^/]+)\/migrations\/(\d[^/]*)(?<!\.fixture)\.ts$/) ?? [];
    if (!room || !folder || !name) return [];
    const from = room === 'sections' ? `./${folder}/migrations` : `#schemas/${folder}/migrations`;
    return [{ name: `${folder}/${name}`, local: camelCase(`${folder}-${name}`), from: `${from}/${name}` }];
  });
  const entries = found.map(({ name, local }) =>
    [
      '  {',
      `    name: '${name}',`,
      `    migration: ${local}.default,`,
      `    covers: ${local}.covers,`,
      `    fixture: ${local}Fixture,`,
      '  },',
    ].join('\n'),
  );
  return list(
    [
      ['type { ContentMigration }', './content-migration.ts'],
      ...found.flatMap(({ local, from }): Import[] => [
        [`* as ${local}Fixture`, `${from}.fixture.ts`],
        [`* as ${local}`, `${from}.ts`],
      ]),
    ],
    exported(
      'Every migration, in the order in which they run; those of a kind by their numbers.',
      `const migrations: readonly ContentMigration[] = [
${entries.join('\n')}
]`,
    ),
  );
}

const exported = (says: string, what: string): string => `/** ${says} */\nexport ${what};`;

const list = (imports: readonly Import[], body: string): string =>
  [`// ${note}`, ...imports.map(([what, from]) => `import ${what} from '${from}';`), '', body, ''].join('\n');
