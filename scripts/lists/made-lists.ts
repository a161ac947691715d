import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMigrations, migrationsOfSections } from './migration-lists.ts';
import {
  addressPatternsOf,
  desksOfTypes,
  layoutsOfTypes,
  markdownsOfTypes,
  oldFormsOf,
  registryOfTypes,
  structuredDataOfTypes,
} from './page-lists.ts';
import {
  examplesOfKinds,
  markdownsOfKinds,
  registryOfKinds,
  structuredDataOfKinds,
  viewsOfKinds,
} from './section-lists.ts';

/**
 * The lists that are made from folders, each with its text, as the files of the tree (with their paths from its root)
 * demand it: a kind of section, or a type of page, is a folder with an `index.ts`; its other files are bound by their
 * names. `read` answers the text of a file.
 */
export function madeLists(files: readonly string[], read: (file: string) => string): Record<string, string> {
  const kindsWith = (name: string) => foldersWith(files, 'sections', name);
  const typesWith = (name: string) => foldersWith(files, 'pages', name).sort(byAddress);
  const addresses = new Map(
    foldersWith(files, 'pages', 'address.ts').map((type) => [
      type,
      /address = '([^']+)'/.exec(read(`pages/${type}/address.ts`))?.[1] ?? '',
    ]),
  );
  // Documents that may stand anywhere come first.
  const place = (type: string) => (addresses.get(type) ?? '').replace(/^:path/, '');
  const byAddress = (a: string, b: string) => (place(a) < place(b) ? -1 : 1);
  const kinds = kindsWith('index.ts');
  const types = typesWith('index.ts');
  return {
    'sections/registry.ts': registryOfKinds(kinds),
    'sections/views.ts': viewsOfKinds(kinds),
    'sections/markdown.ts': markdownsOfKinds(kinds),
    'sections/structured-data.ts': structuredDataOfKinds(kindsWith('structured-data.ts')),
    'sections/examples.ts': examplesOfKinds(kindsWith('examples.ts')),
    'sections/migrations.ts': migrationsOfSections(files),
    'pages/migrations.ts': allMigrations(files),
    'pages/registry.ts': registryOfTypes(types),
    'pages/desks.ts': desksOfTypes(typesWith('desk.ts')),
    'pages/layouts.ts': layoutsOfTypes(types),
    'pages/markdown.ts': markdownsOfTypes(types),
    'pages/structured-data.ts': structuredDataOfTypes(typesWith('structured-data.ts')),
    'schemas/old-forms.ts': oldFormsOf(
      ['pages', 'schemas'].flatMap((room) =>
        foldersWith(files, room, 'old-form.ts').map((type): [string, string] => [
          type,
          /oldForm =\s*(?:groq)?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`)/.exec(
            read(`${room}/${type}/old-form.ts`),
          )?.[1] ?? "''",
        ]),
      ),
    ),
    'schemas/address-patterns.ts': addressPatternsOf(
      new Map([...addresses].sort(([a], [b]) => byAddress(a, b))),
    ),
  };
}

/** Writes the lists that do not follow the folders; answers which these were. */
export function writeLists(root: string): string[] {
  const files = globSync('{pages,sections,schemas}/**/*', { cwd: root });
  const lists = madeLists(
    files.map((file) => file.replaceAll('\\', '/')),
    (file) => readFileSync(join(root, file), 'utf8'),
  );
  const stale = Object.entries(lists).filter(([file, text]) => textOf(join(root, file)) !== text);
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return stale.map(([file]) => file);
}

const foldersWith = (files: readonly string[], room: string, name: string): string[] =>
  files
    .flatMap((file) => {
      const [of, folder, own, ...below] = file.split('/');
      return of === room && folder && own === name && below.length === 0 ? [folder] : [];
    })
    .sort();

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
