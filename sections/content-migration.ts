import type { Migration } from '@sanity/migrate';

/** A change of stored content from one form to the next. */
export interface ContentMigration {
  /** The kind or type, and the file of the migration in its folder: `cta-banner/001-several-buttons`. */
  name: string;
  migration: Migration;
  /**
   * The paths of the fields whose change in the schema this migration covers; stored content may still have their old
   * form.
   */
  covers: readonly string[];
  /** Sections, or whole documents, before and after. */
  fixture: { before: readonly object[]; after: readonly object[] };
}
