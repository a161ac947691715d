import type * as fc from 'fast-check';
import type { Fields } from '#schemas/fields.ts';

/** Something that broke a page once. */
export interface FoundExample {
  what: string;
  sections: readonly object[];
  /** Documents that the sections refer to or list. */
  neighbours?: readonly { _id: string; _type: string; [field: string]: unknown }[];
}

/** What the search for counterexamples cannot read in the schema of a kind. */
export interface KindExamples {
  /**
   * Mends a generated section as the schema's custom rules demand, so that an editor could publish it. A rule that is
   * forgotten is found by the test that gives generated documents to Sanity's own validator.
   */
  mend?(section: Fields): Fields;
  /** Values of fields whose text has a language of its own; `mark` is a word that must never become markup. */
  values?(mark: string): Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** What the search has found and what was mended since, as it was stored; a test holds that it stays mended. */
  found?: readonly FoundExample[];
}
