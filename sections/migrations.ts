// Made from the folders of sections/ by every command of the project: what is written here is lost.
import type { ContentMigration } from '#sections/content-migration.ts';
import * as link_001ReadableAddressFixture from '#schemas/link/migrations/001-readable-address.fixture.ts';
import * as link_001ReadableAddress from '#schemas/link/migrations/001-readable-address.ts';
import * as link_002OnePlaceFixture from '#schemas/link/migrations/002-one-place.fixture.ts';
import * as link_002OnePlace from '#schemas/link/migrations/002-one-place.ts';
import * as picture_001WordsOfTheFileFixture from '#schemas/picture/migrations/001-words-of-the-file.fixture.ts';
import * as picture_001WordsOfTheFile from '#schemas/picture/migrations/001-words-of-the-file.ts';
import * as ctaBanner_001SeveralButtonsFixture from '#sections/cta-banner/migrations/001-several-buttons.fixture.ts';
import * as ctaBanner_001SeveralButtons from '#sections/cta-banner/migrations/001-several-buttons.ts';

/** Every migration of sections and shared types, in the order in which they run; those of a kind by their numbers. */
export const migrations: readonly ContentMigration[] = [
  {
    name: 'link/001-readable-address',
    migration: link_001ReadableAddress.default,
    covers: link_001ReadableAddress.covers,
    fixture: link_001ReadableAddressFixture,
  },
  {
    name: 'link/002-one-place',
    migration: link_002OnePlace.default,
    covers: link_002OnePlace.covers,
    fixture: link_002OnePlaceFixture,
  },
  {
    name: 'picture/001-words-of-the-file',
    migration: picture_001WordsOfTheFile.default,
    covers: picture_001WordsOfTheFile.covers,
    fixture: picture_001WordsOfTheFileFixture,
  },
  {
    name: 'cta-banner/001-several-buttons',
    migration: ctaBanner_001SeveralButtons.default,
    covers: ctaBanner_001SeveralButtons.covers,
    fixture: ctaBanner_001SeveralButtonsFixture,
  },
];
