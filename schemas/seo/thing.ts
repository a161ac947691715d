/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };

/** The page on which search engines are told of things, and how an address on the site is said in full. */
export interface ToldOn {
  path: string;
  urlOf(address: string): string;
}
