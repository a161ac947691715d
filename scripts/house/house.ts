import { basename } from 'node:path';
import type { SourceFile } from './imports.ts';

type Text = Pick<SourceFile, 'file' | 'text'>;

const maxLines = 300;
const maxCommentWidth = 120; // columns; code is formatted to 110
// A generated file, which nobody reads from its beginning to its end.
const made = /^\/\/ Made from /;
const sayNothing = /^(utils?|helpers?|common|misc|shared|types)\.\w+$/;
const declaration =
  /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|let) (\w+)/;
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages whose licence is not on the list but was read, each with what it says. */
const read: Record<string, string> = {
  '@img/sharp-libvips-': 'LGPL-3.0: a library of its own that is loaded at run time, unchanged',
  'caniuse-lite': 'CC-BY-4.0: data that names its source; part of the build, not of what it makes',
  jsonify: 'in the public domain',
  'md5-o-matic': 'MIT, by the licence file inside',
};

const otherLimit =
  /^\s*(?:export )?const ((?:most|least|longest|shortest|largest|smallest|quickest|slowest|deepest|patience)[A-Z]?\w*)(?:: number)? = \d/gm;

/** A number of which the comment beside it begins by saying that it is one of milliseconds. */
const timeBySideNote =
  /^\s*(?:export )?(?:const|let) (\w+)(?:: number)? = \d[^;\n]*; \/\/ (?:ms|milliseconds?)\b/gm;

/** A package as an import or a path names it: `zod`, `@sanity/client/csm`, `node_modules/country-flag-icons/3x2`. */
const packageName = /(?<=['"`]|node_modules\/)(?:@[\w.-]+\/)?[\w.-]+(?=['"`/])/g;

/** Every export that has no docstring above it, in a sentence each. */
export function undocumented({ file, text }: Text): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, name] = line.match(declaration) ?? [];
    if (!name || /^\s*(\*\/|\/\*\*.*\*\/)\s*$/.test(lines[index - 1] ?? '')) return [];
    // The further forms of an overloaded function stand below its first.
    if (lines[index - 1]?.match(declaration)?.[1] === name) return [];
    return [`"${file}" exports "${name}" without a docstring.`];
  });
}

/** Every line of a comment that is wider than it may be, in a sentence each; what a tool reads stands in one line. */
export function wideComments({ file, text }: Text): string[] {
  return text.split('\n').flatMap((line, index) => {
    const isWide = line.length > maxCommentWidth && /^\s*(\*|\/\/|\/\*\*?) *\S+ \S/.test(line);
    if (!isWide || line.includes('biome-ignore')) return [];
    return [`"${file}:${index + 1}" is a comment of ${line.length} columns; ${maxCommentWidth} is the most.`];
  });
}

/** What is wrong with a file as a whole: its length, and a name that says nothing. */
export function shapeBreaches({ file, text }: Text): string[] {
  const count = text.trimEnd().split('\n').length;
  return [
    ...(count > maxLines && !made.test(text)
      ? [`"${file}" has ${count} lines; ${maxLines} is the most.`]
      : []),
    ...(sayNothing.test(basename(file)) ? [`"${file}" has a name that does not say what is in it.`] : []),
  ];
}

/** The constants that say a limit in other words than `max…` and `min…`, in a sentence each. */
export function limitBreaches({ file, text }: Text): string[] {
  return [...text.matchAll(otherLimit)].map(
    ([, name]) => `"${file}" calls a limit "${name}": it is named max… or min….`,
  );
}

/** The times in milliseconds of which a comment says so and the name does not, in a sentence each. */
export function timeBreaches({ file, text }: Text): string[] {
  return [...text.matchAll(timeBySideNote)].flatMap(([, name = '']) =>
    /(?:Ms|^ms)$/.test(name)
      ? []
      : [`"${file}" calls a time in milliseconds "${name}": its name ends in Ms.`],
  );
}

/** Every package whose licence nobody has allowed, in a sentence each; the keys are the places in a lock file. */
export function licenceBreaches(packages: Record<string, { license?: string }>): string[] {
  return Object.entries(packages).flatMap(([place, { license = '' }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    const isRead = Object.keys(read).some((known) =>
      known.endsWith('-') ? name.startsWith(known) : name === known,
    );
    return isRead || isAllowed(license) ? [] : [`"${name}" has the licence "${license}".`];
  });
}

function isAllowed(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((each) => licences.has(each)));
}

/** Packages that no file names although they are needed, each with what needs them. */
const unnamed: Record<string, string> = {
  '@biomejs/biome': 'the command of `npm run fix` and the check of lint',
  'styled-components': 'the Studio asks for it as a peer',
  vite: 'Vitest asks for it as a peer',
};

/**
 * Every package of a list that none of the texts names, by itself or at the beginning of a path. Packages of types need
 * no naming: they come with what they describe.
 */
export function unusedPackages(names: string[], texts: string[]): string[] {
  const named = new Set(texts.flatMap((text) => [...text.matchAll(packageName)].map(([name]) => name)));
  return names
    .filter((name) => !name.startsWith('@types/') && !unnamed[name] && !named.has(name))
    .map((name) => `"${name}" is in package.json, and no file names it.`);
}
