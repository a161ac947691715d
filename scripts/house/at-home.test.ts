import { beforeAll, expect, test } from 'vitest';
import { pageTypes } from '#pages/registry.ts';
import { folderOf, typesInFolders } from '#schemas/addresses.ts';
import { kinds } from '#sections/registry.ts';
import { allowed } from './floors.ts';
import { readSources, type SourceFile } from './imports.ts';

const names = Object.keys(kinds);

/** Tests, their mutants and what fills a lake for them hold sections; the lists are made of all kinds. */
const mayName = [
  /^(e2e|scripts\/(bench|specification\/mutants))\//,
  /\.test\.tsx?$|-fixture\.ts$/,
  /^sections\/(answers|registry|views|markdown|structured-data|examples|migrations)\.ts$/,
  // Icons and classes are named by what they show, as some kinds are; neither room can know of a kind.
  /^(ui|schemas\/icon)\//,
];

/** A word may name a kind and, elsewhere, a field or a network: where it does. */
const otherMeanings: Readonly<Record<string, RegExp>> = {
  video: /^(pages\/episode|schemas\/(episode|site))\//,
};

let sources: SourceFile[];
beforeAll(async () => {
  sources = await readSources(Object.keys(allowed));
});

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The addresses of types of page that the code of a file writes by hand. */
const addressesIn = ({ text }: SourceFile): string[] =>
  typesInFolders.map(folderOf).filter((folder) => {
    const code = text.replace(comments, '');
    return new RegExp(`['"\`]${folder}(?=[/'"\`$])`).test(code);
  });

// A field, a part of a query's answer, of a type or of a page may be called what a kind is called.
const namesOfFields =
  /(?<=\bdefineField\(\{\s*)name: '[^']*'|"[\w-]+"(?=: )|(?<=\bPick<\w+, )'\w+'|(?<=\bdata-part=)"[\w-]+"/g;

/**
 * The kinds that the code of a file names, as a word of its own or by a file of theirs; none in the kind's own folder.
 */
function namedIn({ file, text, imports }: SourceFile): string[] {
  return names.filter((kind) => {
    const folder = `sections/${kind}/`;
    if (otherMeanings[kind]?.test(file)) return false;
    const code = text.replace(comments, '').replace(namesOfFields, '');
    const isNamed = new RegExp(`(['"\`])${kind}\\1`).test(code);
    return !file.startsWith(folder) && (isNamed || imports.some(({ target }) => target.startsWith(folder)));
  });
}

test('nothing outside of the folder of a kind names the kind', () => {
  const others = sources.filter(({ file }) => !mayName.some((part) => part.test(file)));
  expect(others.flatMap((source) => namedIn(source).map((kind) => `${source.file} names "${kind}"`))).toEqual(
    [],
  );
});

const typeNames = Object.keys(pageTypes);

/** What lists documents of a type, or is made of their fields, names it. */
const mayNameTypes = [
  /^(sections|schemas|pages)\/[^/]+\//,
  /^pages\/((registry|layouts|desks|markdown|migrations|structured-data)\.ts|layouts\.css)$|^schemas\/(address-patterns|old-forms|registry)\.ts$/,
  // Faults that are planted in the schema.
  /^contract\/drift\//,
  // What a browser does with a form.
  /^lake\//,
];

/** The types of page that the code of a file names; none in its own folder. */
const typesNamedIn = ({ file, text, imports }: SourceFile): string[] =>
  typeNames.filter((type) => {
    const code = text.replace(comments, '').replaceAll('method="post"', '');
    const isNamed = new RegExp(`(['"\`])${type}\\1`).test(code);
    const own = `pages/${type}/`;
    return isNamed || (!file.startsWith(own) && imports.some(({ target }) => target.startsWith(own)));
  });

test('nothing outside of the folder of a page type names the type, but what shows its documents', () => {
  const others = sources.filter(({ file }) =>
    [...mayName, ...mayNameTypes].every((part) => !part.test(file)),
  );
  expect(
    others.flatMap((source) => typesNamedIn(source).map((type) => `${source.file} names "${type}"`)),
  ).toEqual([]);
});

test('a file that names a page type is found, in a word, in GROQ or by an import', () => {
  const planted = (text: string) => typesNamedIn({ file: 'web/planted.ts', text, imports: [] });
  expect(planted("if (type === 'post') draw();")).toEqual(['post']);
  expect(planted('groq`*[_type == "position"]`')).toEqual(['position']);
  expect(planted('groq`*[_type == "page"]`')).toEqual(['page']);
  expect(planted('<form method="post">; // a \'post\'')).toEqual([]);
  const imports = [{ target: 'pages/post/contract.ts', isTypeOnly: true }];
  expect(typesNamedIn({ file: 'studio/planted.ts', text: '', imports })).toEqual(['post']);
});

test('a file that names a kind is found, by a word or by an import', () => {
  const file = 'web/planted.ts';
  expect(namedIn({ file, text: "section.kind === 'faq'", imports: [] })).toEqual(['faq']);
  const imports = [{ target: 'sections/hero/contract.ts', isTypeOnly: true }];
  expect(namedIn({ file, text: '', imports })).toEqual(['hero']);
  expect(namedIn({ file, text: '/** A `hero`. */ f(); // `faq`', imports: [] })).toEqual([]);
  expect(namedIn({ file: 'sections/hero/view.tsx', text: "'hero'", imports })).toEqual([]);
  expect(namedIn({ file, text: "defineField({\n  name: 'hero',\n})", imports: [] })).toEqual([]);
  expect(namedIn({ file, text: 'groq`{"hero": coalesce(hero, [])}`', imports: [] })).toEqual([]);
  expect(namedIn({ file, text: "Pick<Study, 'hero'>", imports: [] })).toEqual([]);
  expect(namedIn({ file, text: '<dl data-part="hero">', imports: [] })).toEqual([]);
  expect(namedIn({ file, text: "const section = { name: 'hero' };", imports: [] })).toEqual(['hero']);
});

const mayWriteAddresses = [
  /^pages\/[^/]+\/address\.ts$|^schemas\/address-patterns\.ts$/,
  /\/sample\.ts$/,
  // The lake answers at a host of its own.
  /^lake\//,
];

test('nothing writes the address of a page type by hand', () => {
  const others = sources.filter(({ file }) =>
    [...mayName, ...mayWriteAddresses].every((part) => !part.test(file)),
  );
  expect(
    others.flatMap((source) => addressesIn(source).map((one) => `${source.file} writes ${one}`)),
  ).toEqual([]);
});

test('an address that is written by hand is found', () => {
  const planted = (text: string) => addressesIn({ file: 'web/planted.ts', text, imports: [] });
  expect(planted('const href = `/blog/one`;')).toEqual(['/blog']);
  expect(planted("<Link href='/join'>")).toEqual(['/join']);
  expect(planted("import x from '#ui/brand/blog-card.tsx'; // '/blog'")).toEqual([]);
});
