import type { Thing, ToldOn } from '#schemas/seo/thing.ts';

/** The page on which search engines are told of a document, and who stands behind the site. */
export interface ToldOfDocument extends ToldOn {
  publisher: Thing;
}
