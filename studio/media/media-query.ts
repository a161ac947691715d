import { minHeavyBytes } from '../inspect/dead-links.ts';
import { fileType, mediaProjection, pictureType } from './media-file.ts';

/** Which files are looked for, and in which order. */
export interface Wanted {
  type: 'picture' | 'file';
  /** Words of the name, the title, the alternative text or a tag; each may be only begun. */
  words: string;
  tag: string;
  state: keyof typeof states;
  order: keyof typeof orders;
}

/** How many files are asked for at once. */
export const maxPageFiles = 60;

/** The filters beside words and tags, by what editors call them. */
export const states = {
  all: 'All',
  unused: 'Unused',
  wordless: 'No alternative text',
  heavy: 'Over 5 MB',
} as const;

/** The orders, by what editors call them. */
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
  unused: ' && count(*[references(^._id)]) == 0',
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

/** Asks for a stretch of the files that are looked for, and how many there are. It has to see drafts, which use files, too. */
export function mediaQuery({ type, words, tag, state, order }: Wanted, from: number, to: number) {
  const begun = words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word}*`);
  const filter = `_type == $type${begun.length > 0 ? ` && ${said} match $begun` : ''}${tag ? ' && $label in opt.tags' : ''}${conditions[state]}`;
  return {
    query: `{
      "files": *[${filter}] | order(${sorting[order]})[${from}...${to}]${mediaProjection},
      "count": count(*[${filter}])
    }`,
    params: { type: type === 'picture' ? pictureType : fileType, begun, label: tag },
  };
}

/** Asks for all tags that files have. */
export const tagsQuery = `array::unique(*[_type in ["${pictureType}", "${fileType}"] && count(opt.tags) > 0].opt.tags[])`;
