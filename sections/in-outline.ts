/**
 * What a view learns of its page beside the properties of its contract, if its kind has a main heading or headings
 * for the table of contents.
 */
export interface InOutline {
  /** The rank of the section's title: 2 where the main heading of the page is elsewhere, otherwise 1. */
  headingLevel?: 1 | 2;
  /**
   * What the address adds to the main heading, such as ": Research" where a list shows one category; otherwise
   * absent.
   */
  headingSuffix?: string;
  /**
   * The ids of the headings that the kind names in `headings`, in their order; absent where the page has no table of
   * contents.
   */
  headingIds?: readonly string[];
}
