/** A piece of a text, and whether it is what was looked for. */
export interface Marked {
  text: string;
  isFound: boolean;
}

/** A page on which something was found, or a place on it. */
export interface SearchHit {
  /** Where it leads: the page, or the part of it in which the words are. */
  href: string;
  title: Marked[];
  /** What it is, such as a post. */
  kind: string;
  /** Where the page belongs; empty for one that stands alone. */
  trail: string;
  /** The heading of the part in which the words are; empty where that is the beginning of the page. */
  heading: Marked[];
  excerpt: Marked[];
}

/** Where to go without a question. */
export interface Suggestion {
  title: string;
  href: string;
}

/** What the site answers to a question. */
export interface SearchAnswer {
  /** The question as it was understood: what is beyond its longest length was left out. */
  query: string;
  /** The best, the best one first. */
  hits: SearchHit[];
  /** Whether the words stand on more pages than these. */
  hasMore: boolean;
  /** Whether all pages can be found already. */
  isWhole: boolean;
  /** Where to go instead, when nothing was asked or found. */
  suggestions: Suggestion[];
}
