import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs what looks at the site before what writes into its lake, and what the lake could not answer after all. */
class LooksFirstLedgerLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      Number(moduleId.endsWith('e2e/ledger.test.ts')) -
      Number(/(looks\.e2e|every-page[\w-]*\.test)\.ts$/.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Two suites: `unit` beside the code in every room, `e2e` against a running site in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LooksFirstLedgerLast },
    maxConcurrency: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next*/**', 'web/e2e/**'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts', 'scripts/*/*.e2e.ts'],
          globalSetup: ['web/e2e/setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
