import { nameFault, type Room } from './name-fault.ts';
import { addressIn } from './page-lists.ts';
import { formFault } from './type-names.ts';

/**
 * The folders among some files of the tree that would stand in the lists and cannot, each with the reason in a sentence: their
 * name is none that a type can have, or another type has it, or the lists would bind a file that is not there.
 */
export function foldersLeftOut(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const all = new Set(files);
  const declared = typesDeclared(files, read);
  const found = new Map<string, string>();
  for (const folder of new Set(files.flatMap((file) => listedFolder.exec(file)?.[1] ?? []))) {
    const why = faultOf(folder);
    if (why) found.set(folder, why);
  }
  return found;

  function faultOf(folder: string): string | undefined {
    const [room, name = ''] = folder.split('/');
    if (room !== 'sections' && room !== 'pages') return formFault(name);
    return nameFault(room, name) ?? (all.has(`${folder}/index.ts`) ? typeFault(room, name) : undefined);
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
    if (missing.length > 0) return `It has no ${missing.join(' and no ')}.`;
    if (room === 'sections' || addressIn(read(`pages/${name}/address.ts`))) return undefined;
    return `Its address.ts says nothing such as: export const address = '/${name}/:slug';`;
  }
}

// What stands in a list, of all that a folder can hold.
const listedFolder =
  /^((?:sections|pages|schemas)\/[^/]+)\/(?:(?:index|address|desk|structured-data|examples|old-form)\.ts$|migrations\/\d)/;

const boundFiles: Readonly<Record<Room, readonly string[]>> = {
  sections: ['view.tsx', 'markdown.ts'],
  pages: ['layout.tsx', 'markdown.ts', 'address.ts'],
};

/** Whether the type in a file has its name before a folder of some room that is called the same. */
function isFirst(file: string, name: string, room: Room): boolean {
  const [, ofRoom, folder] = /^(sections|pages)\/([^/]+)\//.exec(file) ?? [];
  // A copy that is called otherwise is left out itself, and of a kind and a page type one can stay.
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
