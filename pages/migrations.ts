// Made from the folders of pages/ by every command of the project: what is written here is lost.
import type { ContentMigration } from '#sections/content-migration.ts';
import { migrations } from '#sections/migrations.ts';
import * as position_001SalaryInOrderFixture from '#pages/position/migrations/001-salary-in-order.fixture.ts';
import * as position_001SalaryInOrder from '#pages/position/migrations/001-salary-in-order.ts';
import * as risk_001PageOfItsOwnFixture from '#pages/risk/migrations/001-page-of-its-own.fixture.ts';
import * as risk_001PageOfItsOwn from '#pages/risk/migrations/001-page-of-its-own.ts';

/** Every migration, in the order in which they run: those of sections, then those of page types by their numbers. */
export const allMigrations: readonly ContentMigration[] = [
  ...migrations,
  {
    name: 'position/001-salary-in-order',
    migration: position_001SalaryInOrder.default,
    covers: position_001SalaryInOrder.covers,
    fixture: position_001SalaryInOrderFixture,
  },
  {
    name: 'risk/001-page-of-its-own',
    migration: risk_001PageOfItsOwn.default,
    covers: risk_001PageOfItsOwn.covers,
    fixture: risk_001PageOfItsOwnFixture,
  },
];
