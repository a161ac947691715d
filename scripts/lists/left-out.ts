import { basename, dirname } from 'node:path/posix';
import { nameFault, type Room } from './name-fault.ts';
import { nearName } from './near-name.ts';
import { addressIn } from './page-lists.ts';
import { formFault } from './type-names.ts';

/**
 * The folders among some files of the tree that should be in the lists and cannot be, each with the reason in a
 * sentence: no type can have their name, another type has it, or the lists would bind a file that does not exist.
 */
export function foldersLeftOut(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const all = new Set(files);
  const declared = typesDeclared(files, read);
  const found = new Map<string, string>();
  for (const folder of new Set(
    files.flatMap((file) => foldersOf.flatMap((form) => form.exec(file)?.[1] ?? [])),
  )) {
    const why = faultOf(folder);
    if (why) found.set(folder, why);
  }
  return found;

  function faultOf(folder: string): string | undefined {
    const [room, name = ''] = folder.split('/');
    if (room !== 'sections' && room !== 'pages') return formFault(name);
    if (all.has(`${folder}/index.ts`)) return nameFault(room, name) ?? typeFault(room, name);
    // The migrations of a kind stay after the kind was taken away.
    const isMeant = all.has(`${folder}/schema.ts`) || all.has(`${folder}/${boundFiles[room][0]}`);
    return nameFault(room, name) ?? (isMeant ? lacking(folder, ['index.ts']) : undefined);
  }

  /** Says that a folder lacks some files, and names those that may have been meant to be them. */
  function lacking(folder: string, missing: readonly string[]): string {
    const others = ownFiles(folder, files).filter((name) => !boundNames.has(name));
    const parts = missing.map((name) => {
      const near = nearName(name, others);
      return near ? `no ${name}, but ${near}` : `no ${name}`;
    });
    return `It has ${parts.join(' and ')}.`;
  }

  function typeFault(room: Room, name: string): string | undefined {
    const schema = `${room}/${name}/schema.ts`;
    const own = [...declared].filter(([, places]) => places.includes(schema)).map(([type]) => type);
    const [type] = own;
    if (type !== undefined && !read(schema).includes(`'${name}'`)) {
      const other = declared.get(type)?.find((place) => place !== schema);
      return `The type in its schema.ts is called "${type}"${other ? `, as the one in ${other} is` : ''}. Call it "${name}" there and in its sample.ts, or rename the folder.`;
    }
    const other = declared.get(name)?.find((place) => place !== schema && isFirst(place, name, room));
    if (other)
      return `There is a type "${name}" in ${other} already. Choose another name for the folder and its type.`;
    const missing = boundFiles[room].filter((file) => !all.has(`${room}/${name}/${file}`));
    if (missing.length > 0) return lacking(`${room}/${name}`, missing);
    if (room === 'sections' || addressIn(read(`pages/${name}/address.ts`))) return undefined;
    return `Its address.ts has no line such as: export const address = '/${name}/:slug';`;
  }
}

// The files of a folder that are bound in a list.
const listedFolder =
  /^((?:sections|pages|schemas)\/[^/]+)\/(?:(?:index|address|desk|structured-data|examples|old-form)\.ts$|migrations\/\d)/;

// The files that only a kind or a type of page has, whatever else it lacks.
const meantFolder = /^((?:sections|pages)\/[^/]+)\/(?:schema\.ts|(?:view|layout)\.tsx)$/;

const foldersOf = [listedFolder, meantFolder];

const boundFiles: Readonly<Record<Room, readonly string[]>> = {
  sections: ['view.tsx', 'markdown.ts'],
  pages: ['layout.tsx', 'markdown.ts', 'address.ts'],
};

/** Files that a folder may have but need not, which the lists find by their names. */
const optionalFiles: Readonly<Record<Room, readonly string[]>> = {
  sections: ['examples.ts', 'structured-data.ts'],
  pages: ['structured-data.ts', 'old-form.ts', 'desk.ts'],
};

const boundNames: ReadonlySet<string> = new Set([
  ...['index.ts', 'schema.ts', 'contract.ts', 'sample.ts'],
  ...Object.values(boundFiles).flat(),
  ...Object.values(optionalFiles).flat(),
]);

/**
 * What is said of files that may have been meant for the lists, which know files by their names: an `example.ts` beside
 * a kind without an `examples.ts`, which no other file of its folder names.
 */
export function filesMisspelled(files: readonly string[], read: (file: string) => string): string[] {
  const folders = new Set(
    files.flatMap((file) => /^((?:sections|pages)\/[^/]+)\/index\.ts$/.exec(file)?.[1] ?? []),
  );
  return [...folders].flatMap((folder) => {
    const own = ownFiles(folder, files);
    const isNamed = (name: string) => own.some((other) => read(`${folder}/${other}`).includes(`./${name}`));
    const others = own.filter((name) => !boundNames.has(name));
    return optionalFiles[folder.startsWith('pages/') ? 'pages' : 'sections'].flatMap((name) => {
      if (own.includes(name)) return [];
      const near = others.find((one) => nearName(name, [one]) && !isNamed(one));
      return near
        ? `${folder}/${near} is in no list: those know only ${name}. Rename it, or import it where it is needed.`
        : [];
    });
  });
}

const ownFiles = (folder: string, files: readonly string[]): string[] =>
  files.flatMap((file) => (dirname(file) === folder && /\.\w+$/.test(file) ? basename(file) : []));

/** Whether the type in a file keeps its name, and the folder of that name in `room` cannot have it. */
function isFirst(file: string, name: string, room: Room): boolean {
  const [, ofRoom, folder] = /^(sections|pages)\/([^/]+)\//.exec(file) ?? [];
  // A copied folder whose type has the former name is left out itself. If a kind and a page type share a name, the page
  // type keeps it.
  return folder === undefined || (folder === name && ofRoom === 'pages' && room === 'sections');
}

/** The names of the types that sources define, with the files. */
function typesDeclared(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files.filter((one) => mayDefine.test(one)))
    for (const [, name = ''] of read(file).matchAll(/\bdefineType\(\{\s*name: '([^']+)'/g))
      found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

const mayDefine = /^(sections|pages|schemas)\/([^/]+\/)?(?![^/]*\.test\.)[^/]*(schema|template)s?\.ts$/;
