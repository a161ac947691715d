/** What the view of a kind with a main heading is told of the page, besides what its contract answers. */
export interface InOutline {
  /** The rank of its title: 2 where the page has its main heading elsewhere, otherwise 1. */
  headingLevel?: 1 | 2;
}
