// Made from the folders of sections/ by every command of the project: what is written here is lost.
import type { ContentMigration } from '#sections/content-migration.ts';
import * as picture001WordsOfTheFileFixture from '#schemas/picture/migrations/001-words-of-the-file.fixture.ts';
import * as picture001WordsOfTheFile from '#schemas/picture/migrations/001-words-of-the-file.ts';
import * as ctaBanner001SeveralButtonsFixture from '#sections/cta-banner/migrations/001-several-buttons.fixture.ts';
import * as ctaBanner001SeveralButtons from '#sections/cta-banner/migrations/001-several-buttons.ts';

/** Every migration of sections and shared types, in the order in which they run; those of a kind by their numbers. */
export const migrations: readonly ContentMigration[] = [
  {
    name: 'picture/001-words-of-the-file',
    migration: picture001WordsOfTheFile.default,
    covers: picture001WordsOfTheFile.covers,
    fixture: picture001WordsOfTheFileFixture,
  },
  {
    name: 'cta-banner/001-several-buttons',
    migration: ctaBanner001SeveralButtons.default,
    covers: ctaBanner001SeveralButtons.covers,
    fixture: ctaBanner001SeveralButtonsFixture,
  },
];
