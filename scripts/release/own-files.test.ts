import { expect, test } from 'vitest';
import { ownFilesOf } from './own-files.ts';
import { programs } from './write-release.ts';

test('what a release runs needs nothing that builds, tests or develops, and brings what its threads and processes begin with', () => {
  const { files, specifiers } = ownFilesOf(programs);
  expect(files).toEqual(
    expect.arrayContaining([
      'lake/query/readers/reader.ts',
      'lake/features/painters/painter.ts',
      'lake/features/accounts/hash-worker.ts',
      'scripts/release/serve.ts',
      'limits/rate-limit.ts',
    ]),
  );
  expect(
    files.filter((file) => /\.test\.|-fixture\.|build-(site|studio|product)|develop/.test(file)),
  ).toEqual([]);
  expect(specifiers).toContain('sharp');
  const tools = /^(sanity|typescript|rolldown|vitest|vite|tailwindcss|@biomejs|playwright)/;
  expect(specifiers.filter((name) => tools.test(name))).toEqual([]);
});

test('a program that Node alone cannot run is named', () => {
  expect(() => ownFilesOf(['ui/link/link.tsx'])).toThrow('A release cannot run "ui/link/link.tsx"');
});
