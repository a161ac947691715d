/** An address of a page that lists posts: of all posts or of one category, and which numbered page of that list. */
export interface IndexAddress {
  /** The path of the page itself, such as /blog. */
  path: string;
  /** The category's slug; empty for all posts. */
  category: string;
  number: number;
}

const form = /^(.*?)(?:\/category\/([a-z0-9-]+))?(?:\/page\/([1-9]\d{0,4}))?$/s;
const perPage = 9; // and one large post above those of the first page

/**
 * Reads an address such as `/blog/category/research/page/2`; any other path counts as the first page of its own list.
 */
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

/** The number of pages that a list of so many posts has; an empty list has one. */
export function countIndexPages(posts: number): number {
  return Math.max(1, Math.ceil((posts - 1) / perPage));
}

/**
 * The parameters of the page's query for the posts at one address. GROQ slices by numbers, so they include the
 * indexes of the first post and of the one after the last.
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
