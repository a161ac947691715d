import { namesOfSanity } from './names-of-sanity.ts';
import { listsOfTypes } from './page-lists.ts';
import { listsOfKinds } from './section-lists.ts';
import { formFault, typeNames } from './type-names.ts';

/** The room that holds the folders of kinds, or of page types. */
export type Room = 'sections' | 'pages';

/** The pages of the gallery that do not show a kind, by the last part of their address. */
export const galleryPages: readonly string[] = ['inputs'];

/** Why no kind, or no page type, can ever have a name, whichever others there are; undefined when one can. */
export function nameFault(room: Room, name: string): string | undefined {
  const fault = formFault(name);
  if (fault) return fault;
  if (namesOfSanity.has(name)) return takenName(name);
  if (name in {}) return `"${name}" is a property of every object in JavaScript. Choose another name.`;
  if (room === 'sections' && galleryPages.includes(name))
    return `The gallery has another page at /gallery/${name}. Choose another name.`;
  const { camel, pascal } = typeNames(name);
  const list = Object.entries(emptyLists[room]).find(([, text]) => usesWord(text, camel, pascal))?.[0];
  return list && otherMeaning(name, list);
}

/** Whether a source uses one of the words by which it would name a type. */
export const usesWord = (source: string, ...words: readonly string[]): boolean =>
  new RegExp(`\\b(${words.join('|')})\\b`).test(source.replace(spoken, ''));

/** The sentence for a name that another type has. */
export const takenName = (name: string): string =>
  `"${name}" is the name of another type of the Studio. Choose another.`;

/** The sentence for a name that has another meaning in a file. */
export const otherMeaning = (name: string, file: string): string =>
  `"${name}" has another meaning in "${file}". Choose another name.`;

// A word in a comment, or in the path of an import, clashes with nothing.
const spoken = /\/\*[\s\S]*?\*\/|\/\/.*$|(?<=\bfrom )'[^']*'/gm;

const emptyLists = { sections: listsOfKinds(() => []), pages: listsOfTypes(() => []) };
