/** A finding of the contract as a page in development shows it. */
export interface ToldFinding {
  /** The kind, or the query, that it is about. */
  kind: string;
  /** The value, as `items[].title`; empty for the kind itself. */
  path: string;
  /** What is wrong, in a sentence. */
  sentence: string;
  /** The field of the Studio that the value comes from. */
  field?: string;
  /** What can be typed in to mend it. */
  fix?: string;
  /** Where, as far as it is known. */
  place?: ToldPlace;
}

/** A place in a source: the file from the root of the product, line and column from 1. */
export interface ToldPlace {
  file: string;
  line?: number;
  column?: number;
}

/** How the contract stands, after the last save. */
export interface ContractNews {
  findings: ToldFinding[];
  /** Why nothing can be said of it at the moment: the findings are those from before. */
  problem?: { message: string; place?: ToldPlace };
}

/** Whether processes of `npm run dev`, which are of the same sources, tell each other news of the contract. */
export const isNews = (said: unknown): said is { contract: ContractNews } =>
  typeof said === 'object' && said !== null && 'contract' in said;

/** Where a page in development gets the script that shows the news, and the stream of them. */
export const overlayPath = '/~contract/overlay.js';
/** The stream of the news, each a `ContractNews`. */
export const newsPath = '/~contract/news';
/** The name of the mark by which a page in development says which kinds it holds, as one list. */
export const kindsMark = 'tessera:kinds';
