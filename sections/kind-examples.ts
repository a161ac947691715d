import type * as fc from 'fast-check';
import type { Fields } from '#schemas/fields.ts';

/** Sections that broke a page once. */
export interface FoundExample {
  what: string;
  sections: readonly object[];
  /** Documents that the sections refer to or list. */
  neighbours?: readonly { _id: string; _type: string; [field: string]: unknown }[];
}

/** What the search for counterexamples cannot read from the schema of a kind. */
export interface KindExamples {
  /**
   * Changes a generated section so that it meets the schema's custom rules and an editor could publish it. The test
   * that gives generated documents to Sanity's own validator finds a rule that is forgotten here.
   */
  mend?(section: Fields): Fields;
  /**
   * Generators for fields whose text is in a language of its own, such as HTML; `mark` is a word that must never
   * become markup.
   */
  values?(mark: string): Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /**
   * What the search once found and what was mended since, as it was stored; a test makes sure that it stays mended.
   */
  found?: readonly FoundExample[];
}
