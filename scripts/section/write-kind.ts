import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInSnapshot } from '../contract/renew.ts';
import { writeLists } from '../lists/made-lists.ts';
import { nameFault, otherMeaning, takenName, usesWord } from '../lists/name-fault.ts';
import { refuseTaken, writeFolder } from '../lists/new-folder.ts';
import { type TypeNames, typeNames } from '../lists/type-names.ts';

/**
 * Writes the folder of a new kind, from the template or from the kind `from`, whose look it then has, and then the
 * lists, from all folders. Returns the files that were written. Throws, and writes nothing, when the name cannot be
 * taken, for example because one of the `types` of the Studio has it.
 */
export async function writeKind(
  root: string,
  name: string,
  types: ReadonlySet<string>,
  from?: string,
): Promise<string[]> {
  const names = typeNames(name);
  refuseTaken(root, 'sections', name, isInSnapshot(root, name));
  const fault = nameFault('sections', name);
  if (fault) throw new Error(fault);
  if (types.has(name) || ['schemas', 'pages'].some((room) => existsSync(join(root, room, name))))
    throw new Error(takenName(name));
  const source = from ? join(root, 'sections', from) : join(root, 'scripts/section/template');
  if (!existsSync(join(source, 'schema.ts'))) {
    const kinds = readdirSync(join(root, 'sections'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    throw new Error(
      `There is no kind "${from}" to start from. There are ${kinds.map((kind) => kind.name).join(', ')}.`,
    );
  }
  if (usesWord(readFileSync(join(source, 'view.tsx'), 'utf8'), names.camel, names.pascal))
    throw new Error(otherMeaning(name, relative(root, join(source, 'view.tsx'))));
  const old = typeNames(from ?? 'template-kind');
  const files = readdirSync(source).filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'));
  const texts = files.map((file) => [file, renamed(readFileSync(join(source, file), 'utf8'), old, names)]);
  const written = await writeFolder(root, `sections/${name}`, Object.fromEntries(texts));
  return [...written, ...writeLists(root).written];
}

/** The text of a file of one kind as that of another: with the other's names, and its title for editors. */
function renamed(text: string, old: TypeNames, now: TypeNames): string {
  // A field, or an item of a list, may have the kind's own name and keeps it.
  const type = `(\\bdefineType\\(\\{\\s*name: )'${old.kebab}'`;
  const [, , oldTitle] = text.match(new RegExp(`${type},\\s+title: '([^']*)'`)) ?? [];
  const retitled = oldTitle
    ? text
        .replace(new RegExp(`(${type},\\s+title: )'[^']*'`), `$1'${now.title}'`)
        .replaceAll(`subtitle: '${oldTitle}'`, `subtitle: '${now.title}'`)
    : text;
  return (
    retitled
      .replace(new RegExp(type), `$1'${now.kebab}'`)
      .replaceAll(`_type: '${old.kebab}'`, `_type: '${now.kebab}'`)
      .replaceAll(`_type == "${old.kebab}"`, `_type == "${now.kebab}"`)
      .replaceAll(`function ${old.pascal}(`, `function ${now.pascal}(`)
      // A new kind has no older form, and is in no template of a page.
      .replace(/\n\/\*\*[^/]*\*\/\nexport const oldForm = .*;\n/, '\n')
      .replace(/, oldForm\b/, '')
      .replace(/^ {2}(oldForm|templates: .*),\n/gm, '')
  );
}
