import type { SourceFile } from './imports.ts';

const exported = /^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm;
// Next reads what a route exports; templates are no sources yet; in a test such a line is a text.
const readByOthers = /^web\/app\/|\/template\/|\.test\.tsx?$/;

/** The values that a file exports and no other file names, in a sentence each. */
export function unusedExports(sources: readonly Pick<SourceFile, 'file' | 'text'>[]): string[] {
  const filesWith = new Map<string, number>();
  for (const { text } of sources)
    for (const word of new Set(text.match(/\w+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  return sources
    .filter(({ file }) => !readByOthers.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(exported)].flatMap(([, name = '']) =>
        filesWith.get(name) === 1 ? [`"${file}" exports "${name}", which no other file names.`] : [],
      ),
    );
}
