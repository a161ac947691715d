import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressPatterns } from '#schemas/address-patterns.ts';
import { isInSnapshot } from '../contract/renew.ts';
import { folderFault } from '../lists/address-fault.ts';
import { writeLists } from '../lists/made-lists.ts';
import { nameFault, otherMeaning, takenName, usesWord } from '../lists/name-fault.ts';
import { refuseTaken, writeFolder } from '../lists/new-folder.ts';
import { typeNames } from '../lists/type-names.ts';

const template = 'scripts/page-type/template';

/**
 * Writes the folder of a new page type, whose documents are below `folder` (such as `/customers`; by default the type's
 * own name), and then the lists, from all folders. Returns the files that were written. Throws, and writes nothing,
 * when the name or the folder cannot be taken, for example because one of the `types` of the Studio has the name.
 */
export async function writePageType(
  root: string,
  name: string,
  types: ReadonlySet<string>,
  folder = `/${name}`,
): Promise<string[]> {
  const { kebab, pascal, title } = typeNames(name);
  refuseTaken(root, 'pages', kebab, isInSnapshot(root, kebab));
  const fault = nameFault('pages', kebab);
  if (fault) throw new Error(fault);
  if (types.has(kebab) || ['sections', 'schemas'].some((room) => existsSync(join(root, room, kebab))))
    throw new Error(takenName(kebab));
  const misplaced = folderFault(folder);
  if (misplaced) throw new Error(misplaced);
  const neighbour = Object.entries(addressPatterns).find(([, pattern]) => pattern === `${folder}/:slug`);
  if (neighbour)
    throw new Error(
      `Documents of the type "${neighbour[0]}" stand below ${folder} already. Choose another folder.`,
    );
  const files = readdirSync(join(root, template));
  const used = files.find((file) => usesWord(readFileSync(join(root, template, file), 'utf8'), pascal));
  if (used) throw new Error(otherMeaning(kebab, `${template}/${used}`));
  const texts = files.map((file) => [
    file,
    readFileSync(join(root, template, file), 'utf8')
      .replaceAll('/template-type/', `${folder}/`)
      .replaceAll('template-type', kebab)
      .replaceAll('TemplateType', pascal)
      .replaceAll('Template types', plural(title))
      .replaceAll('Template type', title),
  ]);
  const written = await writeFolder(root, `pages/${kebab}`, Object.fromEntries(texts));
  return [...written, ...writeLists(root).written];
}

/** "Case studies", "Events": editors read it, and the type's index.ts may say it otherwise. */
const plural = (title: string): string =>
  /[^aeiou]y$/.test(title) ? `${title.slice(0, -1)}ies` : `${title}s`;
