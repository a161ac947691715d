import type { Migration } from '@sanity/migrate';
import * as ctaBannerSeveralButtonsFixture from './cta-banner/migrations/001-several-buttons.fixture.ts';
import * as ctaBannerSeveralButtons from './cta-banner/migrations/001-several-buttons.ts';

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

/** Every migration, in the order in which they run; those of a kind by their numbers. */
export const migrations: readonly ContentMigration[] = [
  {
    name: 'cta-banner/001-several-buttons',
    migration: ctaBannerSeveralButtons.default,
    covers: ctaBannerSeveralButtons.covers,
    fixture: ctaBannerSeveralButtonsFixture,
  },
];
