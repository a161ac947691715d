import { beforeAll, expect, test } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { allowed } from './floors.ts';
import { readSources, type SourceFile } from './imports.ts';

const names = Object.keys(kinds);

/** Content, tests and what fills a lake for them hold sections; the lists are made of all kinds. */
const mayName = [
  /^(content|e2e|scripts\/bench)\//,
  /\.test\.tsx?$|-fixture\.ts$/,
  /^sections\/(registry|views|markdown|structured-data|examples|migrations)\.ts$|^sections\/views\.css$/,
  // Icons and classes are named by what they show, as some kinds are; neither room can know of a kind.
  /^(ui|schemas\/icon)\//,
];

let sources: SourceFile[];
beforeAll(async () => {
  sources = await readSources(Object.keys(allowed));
});

/** The kinds that a file names, as a word of its own or by a file of theirs; none that lives in the kind's own folder. */
function namedIn({ file, text, imports }: SourceFile): string[] {
  return names.filter((kind) => {
    const folder = `sections/${kind}/`;
    const isNamed = new RegExp(`(['"\`])${kind}\\1`).test(text);
    return !file.startsWith(folder) && (isNamed || imports.some(({ target }) => target.startsWith(folder)));
  });
}

test('nothing outside of the folder of a kind names the kind', () => {
  const others = sources.filter(({ file }) => !mayName.some((part) => part.test(file)));
  expect(others.flatMap((source) => namedIn(source).map((kind) => `${source.file} names "${kind}"`))).toEqual(
    [],
  );
});

test('a file that names a kind is found, by a word or by an import', () => {
  const file = 'web/planted.ts';
  expect(namedIn({ file, text: "section.kind === 'faq'", imports: [] })).toEqual(['faq']);
  const imports = [{ target: 'sections/hero/contract.ts', isTypeOnly: true }];
  expect(namedIn({ file, text: '', imports })).toEqual(['hero']);
  expect(namedIn({ file: 'sections/hero/view.tsx', text: "'hero'", imports })).toEqual([]);
});
