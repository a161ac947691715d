import { defineConfig } from 'vitest/config';

/** Two suites: `unit` beside the code in every room, `e2e` against a running site in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next*/**', 'web/e2e/**'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
