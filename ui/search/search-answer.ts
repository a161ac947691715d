/** A piece of a text, and whether it is one of the searched words. */
export interface Marked {
  text: string;
  isFound: boolean;
}

/** A page, or a place on it, where something was found. */
export interface SearchHit {
  /** The address of the page, or of its part with the found words. */
  href: string;
  title: Marked[];
  /** The kind of page, such as a post. */
  kind: string;
  /** The pages above it; empty for one that stands alone. */
  trail: string;
  /** The heading of the part with the found words; empty at the beginning of the page. */
  heading: Marked[];
  excerpt: Marked[];
}

/** A page to offer where there is no question or no hit. */
export interface Suggestion {
  title: string;
  href: string;
}

/** The answer of the site's search. */
export interface SearchAnswer {
  /** The question as it was understood, cut to the maximum length. */
  query: string;
  /** The best hits, the best one first. */
  hits: SearchHit[];
  /** Whether the words stand on more pages than these. */
  hasMore: boolean;
  /** Whether all pages are in the search already. */
  isWhole: boolean;
  /** Pages to offer instead where nothing was asked or found. */
  suggestions: Suggestion[];
}
