import type { SourceFile } from './imports.ts';

const exported =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|let) (\w+)/gm;
// Files that each folder of a kind, a page type or a document has, under the same name and with the same exports.
const perFolder =
  /\/(schema|contract|sample|examples|markdown|structured-data|address|desk|index|feed)\.tsx?$|\/migrations\/\d/;
// Next says what a route exports; templates are no sources yet; a fixture is read by the tests beside it.
const named = /^web\/app\/|\/template\/|\.test\.tsx?$|[.-]fixture\.tsx?$/;

/** Names that two files of a room export although they are not the same, each with what keeps the name. */
const kept: Record<string, string> = {
  checkAnchors: 'the snapshot holds the text of a rule, so another name would count as another rule',
};

/** The names that two files of one room export, in a sentence each: whoever looks for one of them finds two things. */
export function doubledExports(sources: readonly Pick<SourceFile, 'file' | 'text'>[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    if (!perFolder.test(file) && !named.test(file))
      for (const [, name = ''] of text.matchAll(exported)) {
        const key = `${file.split('/')[0]} ${name}`;
        places.set(key, (places.get(key) ?? new Set()).add(`"${file}"`));
      }
  return [...places].flatMap(([key, files]) => {
    const name = key.slice(key.indexOf(' ') + 1);
    if (files.size === 1 || kept[name]) return [];
    return [
      `${[...files].sort().join(' and ')} export "${name}": leave it in one place, or give each its own name.`,
    ];
  });
}
