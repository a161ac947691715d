import type { Office } from '#schemas/office/contract.ts';
import type { Thing, ToldOn } from '#schemas/seo/thing.ts';

/** What the structured data of a document need besides itself: its page, and the publisher with its offices. */
export interface ToldOfDocument extends ToldOn {
  publisher: Thing;
  offices: readonly Office[];
}
