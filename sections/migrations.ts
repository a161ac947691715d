import type { Migration } from '@sanity/migrate';
import * as ctaBannerSeveralButtonsFixture from './cta-banner/migrations/001-several-buttons.fixture.ts';
import * as ctaBannerSeveralButtons from './cta-banner/migrations/001-several-buttons.ts';
import type { SectionKind } from './registry.ts';

/** A change of stored sections from one form of their kind to the next. */
export interface SectionMigration {
  kind: SectionKind;
  /** Its file: `001-several-buttons`. */
  name: string;
  migration: Migration;
  /** The changes of the schema that it covers: the paths of the fields that stored content may still have. */
  covers: readonly string[];
  /** Sections before and after. */
  fixture: { before: readonly object[]; after: readonly object[] };
}

/** Every migration, in the order in which they run; those of a kind by their numbers. */
export const migrations: readonly SectionMigration[] = [
  {
    kind: 'cta-banner',
    name: '001-several-buttons',
    migration: ctaBannerSeveralButtons.default,
    covers: ctaBannerSeveralButtons.covers,
    fixture: ctaBannerSeveralButtonsFixture,
  },
];
