/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };
