import { minHeavyBytes } from '#canvas/pictures/heavy-picture.ts';
import { fileType, mediaProjection, pictureType } from '../files/media-file.ts';

/** Which files are looked for, and in which order. */
export interface Wanted {
  type: 'picture' | 'file';
  /** Beginnings of words of the name, the title, the alternative text or a tag. */
  words: string;
  tag: string;
  state: keyof typeof states;
  order: keyof typeof orders;
}

/** How many files are asked for at once. */
export const maxPageFiles = 60;

/** The filters beside words and tags, with their titles. */
export const states = {
  all: 'All',
  unused: 'Unused',
  wordless: 'No alternative text',
  heavy: 'Over 5 MB',
} as const;

/** The orders, with their titles. */
export const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  heaviest: 'Heaviest first',
} as const;

/** What Media shows at first. */
export const everyPicture: Wanted = { type: 'picture', words: '', tag: '', state: 'all', order: 'newest' };

const conditions: Record<Wanted['state'], string> = {
  all: '',
  unused: '',
  wordless: ' && coalesce(altText, "") == ""',
  heavy: ` && size >= ${minHeavyBytes}`,
};

const sorting: Record<Wanted['order'], string> = {
  newest: '_createdAt desc, _id asc',
  oldest: '_createdAt asc, _id asc',
  name: 'lower(coalesce(title, originalFilename, _id)) asc, _id asc',
  heaviest: 'size desc, _id asc',
};

const said = `[coalesce(originalFilename, ""), coalesce(title, ""), coalesce(altText, ""), array::join(coalesce(opt.tags, []), " ")]`;

function filterOf({ type, words, tag, state }: Wanted) {
  const begun = words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word}*`);
  const match = begun.length > 0 ? ` && ${said} match $begun` : '';
  return {
    filter: `_type == $type${match}${tag ? ' && $label in opt.tags' : ''}${conditions[state]}`,
    params: { type: type === 'picture' ? pictureType : fileType, begun, label: tag },
  };
}

/** Asks for a slice of the files that match a search, and for the number of all that do; with `ids`, only of these. */
export function pageQuery(wanted: Wanted, from: number, to: number, ids?: readonly string[]) {
  const { filter, params } = filterOf(wanted);
  const all = ids ? `${filter} && _id in $ids` : filter;
  return {
    query: `{
      "files": *[${all}] | order(${sorting[wanted.order]})[${from}...${to}]${mediaProjection},
      "count": count(*[${all}])
    }`,
    params: { ...params, ids: ids ?? [] },
  };
}

/** Asks for the ids of all files that match a search, whether something shows them or not. */
export function fileListQuery(wanted: Wanted) {
  const { filter, params } = filterOf(wanted);
  return { query: `*[${filter}] | order(${sorting[wanted.order]})._id`, params };
}

/** Asks for the tags of all files, a list for each file that has some. */
export const tagsQuery = `*[_type in ["${pictureType}", "${fileType}"] && count(opt.tags) > 0]{"tags": opt.tags}`;

/** All tags of some files, each once, in the order of the alphabet. */
export const tagsAmong = (files: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(files.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
