import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesMisspelled, foldersLeftOut } from './left-out.ts';
import { allMigrations, migrationsLeftOut, migrationsOfSections } from './migration-lists.ts';
import { oldFormIn, unreadableForm } from './old-form.ts';
import { addressIn, addressPatternsOf, listsOfTypes, oldFormsOf } from './page-lists.ts';
import { listsOfKinds } from './section-lists.ts';

/** The result of writing the lists. */
export interface WrittenLists {
  /** The lists that did not follow the folders, and were written. */
  written: string[];
  /** The folders and files that are in no list, with the reason, in a sentence each. */
  leftOut: string[];
}

/**
 * The lists that are made from folders, each with its text, as the files of the tree (paths from its root) demand it: a
 * kind of section, or a type of page, is a folder with an `index.ts`; its other files are bound by their names. `read`
 * returns the text of a file.
 */
export function madeLists(
  tree: readonly string[],
  read: (file: string) => string,
): { lists: Record<string, string>; leftOut: string[] } {
  const folders = foldersLeftOut(tree, read);
  const inFolders = tree.filter((file) => !folders.has(file.split('/', 2).join('/')));
  const unfinished = migrationsLeftOut(inFolders);
  const files = inFolders.filter((file) => !unfinished.has(file));
  const having = (room: string) => (name: string) => {
    const all = foldersWith(files, room, 'index.ts');
    return name === 'index.ts' ? all : foldersWith(files, room, name).filter((one) => all.includes(one));
  };
  const addresses = new Map(
    having('pages')('address.ts').map((type) => [type, addressIn(read(`pages/${type}/address.ts`)) ?? '']),
  );
  // Documents that may have any path come first.
  const place = (type: string) => (addresses.get(type) ?? '').replace(/^:path/, '');
  const byAddress = (a: string, b: string) => (place(a) < place(b) ? -1 : 1);
  const unread: string[] = [];
  return {
    lists: {
      ...listsOfKinds(having('sections')),
      'sections/migrations.ts': migrationsOfSections(files),
      ...listsOfTypes((name) => having('pages')(name).sort(byAddress)),
      'pages/migrations.ts': allMigrations(files),
      'schemas/old-forms.ts': oldFormsOf(
        ['pages', 'schemas'].flatMap((room) =>
          foldersWith(files, room, 'old-form.ts').map((type): [string, string] => {
            const file = `${room}/${type}/old-form.ts`;
            const form = oldFormIn(read(file));
            if (form !== 'unreadable') return [type, form?.literal ?? "''"];
            unread.push(`${file} is left out: ${unreadableForm}`);
            return [type, "''"];
          }),
        ),
      ),
      'schemas/address-patterns.ts': addressPatternsOf(
        new Map([...addresses].sort(([a], [b]) => byAddress(a, b))),
      ),
    },
    leftOut: [
      ...[...folders, ...unfinished].map(([what, why]) => `${what} is left out: ${why}`),
      ...unread,
      ...filesMisspelled(inFolders, read),
    ],
  };
}

/** The words about lists that were written. */
export const describeLists = ({ written, leftOut }: WrittenLists): string =>
  [...(written.length > 0 ? [`Made anew from the folders: ${written.join(', ')}`] : []), ...leftOut].join(
    '\n',
  );

/** Writes the lists that do not follow the folders. */
export function writeLists(root: string): WrittenLists {
  const files = globSync('{pages,sections,schemas}/**/*', { cwd: root });
  const { lists, leftOut } = madeLists(
    files.map((file) => file.replaceAll('\\', '/')),
    (file) => readFileSync(join(root, file), 'utf8'),
  );
  const stale = Object.entries(lists).filter(([file, text]) => textOf(join(root, file)) !== text);
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return { written: stale.map(([file]) => file), leftOut };
}

const foldersWith = (files: readonly string[], room: string, name: string): string[] =>
  files
    .flatMap((file) => {
      const [of, folder, own, ...below] = file.split('/');
      return of === room && folder && own === name && below.length === 0 ? [folder] : [];
    })
    .sort();

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
