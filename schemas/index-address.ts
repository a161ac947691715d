/** An address of a page that lists the posts: all of them or those of a category, from a numbered page of that list on. */
export interface IndexAddress {
  /** Where the page itself stands, such as /blog. */
  path: string;
  /** The category's name in addresses; empty for all posts. */
  category: string;
  number: number;
}

const form = /^(.*?)(?:\/category\/([a-z0-9-]+))?(?:\/page\/([1-9]\d{0,4}))?$/s;
const perPage = 9; // and one large post before those of the first page

/** Reads an address such as `/blog/category/research/page/2`; any other path is the first page of its own list. */
export function readIndexAddress(address: string): IndexAddress {
  const [, path, category = '', number = '1'] = form.exec(address) ?? [];
  return { path: path || '/', category, number: Number(number) };
}

/** Writes an address in its only form: the first page has no number. */
export function writeIndexAddress({ path, category, number }: IndexAddress): string {
  const parts = [
    path === '/' ? '' : path,
    category && `/category/${category}`,
    number > 1 && `/page/${number}`,
  ];
  return parts.filter(Boolean).join('') || '/';
}

/** How many pages a list of so many posts has; an empty one has its first. */
export function countIndexPages(posts: number): number {
  return Math.max(1, Math.ceil((posts - 1) / perPage));
}

/**
 * The parameters with which the query of a page asks for the posts of one address. GROQ slices by numbers, so the
 * place of the first post and of the one after the last are said.
 */
export function indexParams(address: string) {
  const { path, category, number } = readIndexAddress(address);
  const end = number * perPage + 1;
  return {
    indexPath: path,
    indexCategory: category,
    indexNumber: number,
    indexFrom: number === 1 ? 0 : end - perPage,
    indexTo: end,
  };
}
