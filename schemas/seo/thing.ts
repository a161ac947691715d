/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };

/** What structured data need: the path of the page, and a function that makes an address of the site absolute. */
export interface ToldOn {
  path: string;
  urlOf(address: string): string;
}
