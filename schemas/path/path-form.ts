import { readIndexAddress, writeIndexAddress } from '../index-address.ts';
import { ownFolders } from './own-folders.ts';

/** What a path looks like: `/` or words of small letters, digits and hyphens between slashes. */
export const pathForm = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** What the Studio says of a path that is malformed, or at which no page can be seen; true where it is right. */
export function checkPath(slug: { current?: string } | undefined): true | string {
  const path = slug?.current ?? '';
  if (!pathForm.test(path))
    return 'A path begins with "/" and holds small letters, digits and hyphens, such as /platform/visibility.';
  const reached = writeIndexAddress(readIndexAddress(path));
  if (reached !== path)
    return `Whoever asks for ${path} is led on to ${reached}, where the first page of a list stands. Choose another path.`;
  const folder = path.split('/')[1] ?? '';
  if (!ownFolders.includes(folder)) return true;
  return `The site itself answers at /${folder}, so no page would be seen there. Begin the path with another word.`;
}

/** What the Studio says of a malformed slug; true where it is right. */
export function checkSlug(slug: { current?: string } | undefined): true | string {
  if (slug?.current && /^[a-z0-9-]+$/.test(slug.current)) return true;
  return 'An address holds small letters, digits and hyphens, such as why-rotation-fails.';
}

/**
 * The path that the Studio proposes for a title, below the parent of the present path if there is one. Returns the
 * present path where the title has no letter that an address can hold.
 */
export function proposePath(title: string, present = ''): string {
  const slug = proposeSlug(title);
  const parent = pathForm.test(present) ? present.slice(0, present.lastIndexOf('/')) : '';
  return slug ? `${parent}/${slug}` : present;
}

// Within a word, as in "Müller’s": between two letters these are not quotation marks.
const apostrophes = /(?<=[a-z0-9])['’ʼ](?=[a-z0-9])/g;

// Letters that Unicode does not decompose into another letter and a mark.
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const maxSlug = 80; // letters

/**
 * The slug that the Studio proposes for a title, cut between words; empty for a title without a letter that an
 * address can hold.
 */
export function proposeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  // Keeps whole words, unless a single word is too long.
  return words.length <= maxSlug
    ? words
    : words
        .slice(0, maxSlug + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, maxSlug);
}
