import { writeIndexAddress } from '#schemas/post/index-address.ts';
import type { PageSection } from '#sections/check-section.ts';

/** Where a page stands that is one of the pages of a list of posts. */
export interface IndexPlace {
  /** What tells it from the page that holds the list, such as "Research, page 2"; empty for that page itself. */
  title: string;
  /** The same behind the title of that page, as in "Blog: Research, page 2". */
  suffix: string;
  isEmpty: boolean;
  previous: string | null;
  next: string | null;
}

/** The place of a page in the list of posts that it holds; null when it holds none. */
export function indexOf(found: { page: { sections: readonly PageSection[] } | null }): IndexPlace | null {
  for (const section of found.page?.sections ?? []) {
    if (!section.ok || section.kind !== 'blog-index') continue;
    const { path, category, number, pages, count } = section.props;
    const at = (other: number) =>
      other >= 1 && other <= pages
        ? writeIndexAddress({ path, category: category?.slug ?? '', number: other })
        : null;
    const page = number > 1 ? `page ${number}` : '';
    return {
      title: category ? [category.title, page].filter(Boolean).join(', ') : page.replace('p', 'P'),
      suffix: (category ? `: ${category.title}` : '') + (page && `, ${page}`),
      isEmpty: count === 0 && category !== null,
      previous: at(number - 1),
      next: at(number + 1),
    };
  }
  return null;
}
