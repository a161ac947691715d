/** What the view of a kind with a main heading, or with headings in the contents, is told of the page, besides what its contract answers. */
export interface InOutline {
  /** The rank of its title: 2 where the page has its main heading elsewhere, otherwise 1. */
  headingLevel?: 1 | 2;
  /** What the address adds to the main heading, such as ": Research" where a list shows one category; nothing elsewhere. */
  headingSuffix?: string;
  /** The ids of the headings that the kind says it has, in their order; none where the page has no contents. */
  headingIds?: readonly string[];
}
