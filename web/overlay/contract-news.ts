/** A finding of the contract as a page in development shows it. */
export interface ToldFinding {
  /** The kind, or the query, that it is about. */
  kind: string;
  /** The path of the value, such as `items[].title`; empty for the kind itself. */
  path: string;
  /** What is wrong, in a sentence. */
  sentence: string;
  /** The field of the Studio that the value comes from. */
  field?: string;
  /** The code that can be typed in to mend it. */
  fix?: string;
  /** The place in the source, as far as it is known. */
  place?: ToldPlace;
}

/** A place in a source: the file from the root of the product, line and column from 1. */
export interface ToldPlace {
  file: string;
  line?: number;
  column?: number;
}

/** The state of the contract after the last save. */
export interface ContractNews {
  findings: ToldFinding[];
  /** Why the contract cannot be read at the moment; the findings are then those from before. */
  problem?: { message: string; place?: ToldPlace };
}

/**
 * Whether a message between processes of `npm run dev` is news of the contract; its form needs no check, because all of
 * them run the same sources.
 */
export const isNews = (said: unknown): said is { contract: ContractNews } =>
  typeof said === 'object' && said !== null && 'contract' in said;

/** The address of the script that shows the news on a page in development. */
export const overlayPath = '/~contract/overlay.js';
/** The stream of the news, each a `ContractNews`. */
export const newsPath = '/~contract/news';
/** The name of the `meta` in which a page in development lists the kinds that it holds, separated by commas. */
export const kindsMark = 'tessera:kinds';
