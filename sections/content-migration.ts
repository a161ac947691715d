import type { Migration } from '@sanity/migrate';

/** A change of stored content from one form to the next. */
export interface ContentMigration {
  /** The kind or type, and the file beside it: `cta-banner/001-several-buttons`. */
  name: string;
  migration: Migration;
  /** The changes of the schema that it covers: the paths of the fields that stored content may still have. */
  covers: readonly string[];
  /** Sections, or whole documents, before and after. */
  fixture: { before: readonly object[]; after: readonly object[] };
}
