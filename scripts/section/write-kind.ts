import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type KindNames, kindNames } from './kind-names.ts';

/** The names that Sanity's own types bear: a kind cannot take one. */
const taken = new Set(
  'array block boolean crossDatasetReference date datetime document email file geopoint image number object reference slug span string text url'.split(
    ' ',
  ),
);

/**
 * Writes the folder of a new kind and its lines in the two lists: from the template, or from the kind `from`, whose
 * look it then shares. Answers the files that were written; throws, and writes nothing, when the name cannot be taken.
 */
export function writeKind(root: string, name: string, from?: string): string[] {
  const names = kindNames(name);
  const folder = join(root, 'sections', name);
  if (existsSync(folder))
    throw new Error(`There is a folder "sections/${name}" already. Choose another name, or delete it.`);
  if (taken.has(name) || existsSync(join(root, 'schemas', name)))
    throw new Error(`"${name}" is the name of another type of the Studio. Choose another.`);
  const source = from ? join(root, 'sections', from) : join(root, 'scripts/section/template');
  if (!existsSync(join(source, 'schema.ts'))) {
    const kinds = readdirSync(join(root, 'sections'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    throw new Error(
      `There is no kind "${from}" to start from. There are ${kinds.map((kind) => kind.name).join(', ')}.`,
    );
  }
  const used = fileThatUses(root, source, names);
  if (used) throw new Error(`"${name}" has another meaning in "${used}". Choose a more telling name.`);
  const old = kindNames(from ?? 'template-kind');
  // A copy shares the styles of what it was copied from, so it needs none.
  const copied = from ? /\.tsx?$/ : /\.(tsx?|css)$/;
  const files = readdirSync(source).filter((file) => copied.test(file) && !file.includes('.test.'));
  mkdirSync(folder);
  for (const file of files)
    writeFileSync(join(folder, file), renamed(readFileSync(join(source, file), 'utf8'), old, names));
  const lists = [addToRegistry(root, names), addToViews(root, names), addToMarkdowns(root, names)];
  lists.push(from ? addToGroup(root, names, from) : addToStyles(root, names));
  return [...files.map((file) => `sections/${name}/${file}`), ...lists];
}

/** The file, if any, in which the name of a new kind would clash with something else of that name. */
function fileThatUses(root: string, source: string, { camel, pascal }: KindNames): string | undefined {
  const uses: [file: string, word: string][] = [
    [join(root, 'sections/registry.ts'), camel],
    [join(root, 'sections/views.ts'), pascal],
    [join(source, 'view.tsx'), pascal],
  ];
  const used = uses.find(([file, word]) => new RegExp(`\\b${word}\\b`).test(readFileSync(file, 'utf8')));
  return used && relative(root, used[0]);
}

/** A file of one kind as that of another: its names, and the title that editors read. */
function renamed(text: string, old: KindNames, now: KindNames): string {
  const [, oldTitle] = text.match(new RegExp(`name: '${old.kebab}',\\s+title: '([^']*)'`)) ?? [];
  const retitled = oldTitle
    ? text
        .replace(new RegExp(`(name: '${old.kebab}',\\s+title: )'[^']*'`), `$1'${now.title}'`)
        .replaceAll(`subtitle: '${oldTitle}'`, `subtitle: '${now.title}'`)
    : text;
  return (
    retitled
      .replaceAll(`name: '${old.kebab}'`, `name: '${now.kebab}'`)
      .replaceAll(`_type: '${old.kebab}'`, `_type: '${now.kebab}'`)
      .replaceAll(`${old.kebab}-points`, `${now.kebab}-points`)
      .replaceAll(`function ${old.pascal}(`, `function ${now.pascal}(`)
      // A new kind has no older form.
      .replace(/\n\/\*\*[^/]*\*\/\nexport const oldForm = .*;\n/, '\n')
  );
}

function addToRegistry(root: string, { kebab, camel }: KindNames): string {
  const file = 'sections/registry.ts';
  const imports = [
    `import * as ${camel} from './${kebab}/contract.ts';`,
    `import { sample as ${camel}Sample } from './${kebab}/sample.ts';`,
    `import { schema as ${camel}Schema } from './${kebab}/schema.ts';`,
  ];
  const line = `  '${kebab}': { schema: ${camel}Schema, sample: ${camel}Sample, ...${camel} },`;
  edit(join(root, file), imports, 'export const kinds = {', line);
  return file;
}

function addToViews(root: string, { kebab, pascal }: KindNames): string {
  const file = 'sections/views.ts';
  const imports = [`import ${pascal} from './${kebab}/view.tsx';`];
  edit(join(root, file), imports, 'export const views:', `  '${kebab}': ${pascal},`);
  return file;
}

function addToMarkdowns(root: string, { kebab, camel }: KindNames): string {
  const file = 'sections/markdown.ts';
  const imports = [`import { markdown as ${camel} } from './${kebab}/markdown.ts';`];
  edit(join(root, file), imports, 'export const markdowns:', `  '${kebab}': ${camel},`);
  return file;
}

function addToStyles(root: string, { kebab }: KindNames): string {
  const file = 'sections/views.css';
  appendFileSync(join(root, file), `@import "./${kebab}/view.css" layer(components);\n`);
  return file;
}

/** In the insert menu a copy stands in the groups of what it was copied from; other kinds stand under "More". */
function addToGroup(root: string, { kebab }: KindNames, from: string): string {
  const file = 'sections/menu-groups.ts';
  const text = readFileSync(join(root, file), 'utf8');
  writeFileSync(
    join(root, file),
    text.replace(new RegExp(`( of: \\[[^\\]]*'${from}')`, 'g'), `$1, '${kebab}'`),
  );
  return file;
}

/** Puts imports behind the others, and a line at the end of the list that begins with `list`. */
function edit(file: string, imports: string[], list: string, line: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const begin = lines.findIndex((one) => one.startsWith(list));
  const end = lines.findIndex((one, index) => index > begin && one === '};');
  if (begin < 0 || end < 0)
    throw new Error(`"${file}" has no list that begins with "${list}". Add the kind by hand.`);
  const lastImport = lines.findLastIndex((one) => one.startsWith('import '));
  const edited = lines.toSpliced(end, 0, line).toSpliced(lastImport + 1, 0, ...imports);
  writeFileSync(file, edited.join('\n'));
}
