import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * In which order browser tests run: first what looks at all of the content as it is in the beginning, then what looks
 * at parts of it, then what writes. No file finds what another left behind, as each worker goes through them in this
 * order.
 */
const order = [
  /e2e\/(looks|site\/every-page[\w-]*|site\/markdown)/,
  /e2e\/(site|pages|gallery|inputs|forms)\//,
  /e2e\/(renewal|preview|canvas|studio|lake|hosted|instances|release|fuzz|soak|telemetry)\//,
];

class LooksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.findIndex((part) => part.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Two suites: `unit` beside the code in every room, `e2e` against a running site in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LooksFirst },
    maxConcurrency: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next*/**', 'e2e/**'],
          setupFiles: ['scripts/test/put-back.ts', 'scripts/test/same-chance.ts'],
          maxWorkers: availableParallelism(),
          // The files of a worker share what they have loaded, Sanity above all: a quarter less work. They may not
          // leave anything behind in it; `vitest run --project unit --sequence.shuffle.files` shows whether one does.
          isolate: false,
          // Patience costs nothing where all is well, and a machine that builds beside the tests is slow.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup/start-for-tests.ts'],
          setupFiles: ['e2e/setup/each-file.ts'],
          // The files of a worker share its browser and its product. One more worker than there are cores took a third
          // longer.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
