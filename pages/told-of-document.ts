import type { Office } from '#schemas/office/contract.ts';
import type { Thing, ToldOn } from '#schemas/seo/thing.ts';

/** The page on which search engines are told of a document, who stands behind the site, and where. */
export interface ToldOfDocument extends ToldOn {
  publisher: Thing;
  offices: readonly Office[];
}
