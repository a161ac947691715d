import { namesOfSanity } from './names-of-sanity.ts';
import { listsOfTypes } from './page-lists.ts';
import { listsOfKinds } from './section-lists.ts';
import { formFault, typeNames } from './type-names.ts';

/** Where the folders of kinds, and those of page types, stand. */
export type Room = 'sections' | 'pages';

/** The pages of the gallery that are none of a kind, by the last part of their address. */
export const galleryPages: readonly string[] = ['inputs'];

/** Why no kind, or no page type, can have a name, whatever others there are; undefined when one can. */
export function nameFault(room: Room, name: string): string | undefined {
  const fault = formFault(name);
  if (fault) return fault;
  if (namesOfSanity.has(name)) return takenName(name);
  if (name in {}) return `"${name}" is what every object of JavaScript has. Choose a more telling name.`;
  if (room === 'sections' && galleryPages.includes(name))
    return `The gallery has another page at /gallery/${name}. Choose another name.`;
  const { camel, pascal } = typeNames(name);
  const list = Object.entries(emptyLists[room]).find(([, text]) => usesWord(text, camel, pascal))?.[0];
  return list && otherMeaning(name, list);
}

/** Whether a source has a use for one of the words that a type would be called in it. */
export const usesWord = (source: string, ...words: readonly string[]): boolean =>
  new RegExp(`\\b(${words.join('|')})\\b`).test(source.replace(spoken, ''));

/** What is said of a name that another type has. */
export const takenName = (name: string): string =>
  `"${name}" is the name of another type of the Studio. Choose another.`;

/** What is said of a name that has another meaning in a file. */
export const otherMeaning = (name: string, file: string): string =>
  `"${name}" has another meaning in "${file}". Choose a more telling name.`;

// What is only spoken of clashes with nothing, nor does a file that is imported.
const spoken = /\/\*[\s\S]*?\*\/|\/\/.*$|(?<=\bfrom )'[^']*'/gm;

const emptyLists = { sections: listsOfKinds(() => []), pages: listsOfTypes(() => []) };
