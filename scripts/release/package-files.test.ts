import { expect, test } from 'vitest';
import { packageFilesOf, packagesOf } from './package-files.ts';

test('a package comes with the files that are asked for, those it asks for itself, and its licence', async () => {
  const files = await packageFilesOf(['tar-stream', 'sharp'], 'web/.next-that-nobody-built');
  expect(files).toEqual(
    expect.arrayContaining([
      'node_modules/tar-stream/index.js',
      'node_modules/tar-stream/package.json',
      'node_modules/tar-stream/LICENSE',
      'node_modules/streamx/index.js',
    ]),
  );
  // The program that draws pictures is made for the machine.
  const drawing = `node_modules/@img/sharp-${process.platform}-${process.arch}/`;
  expect(files.some((file) => file.startsWith(drawing) && file.endsWith('.node'))).toBe(true);
  expect(files.filter((file) => /\.d\.ts$|\.map$|musl/.test(file))).toEqual([]);
});

test('packages are known by their folders, also where one lies within another', () => {
  const files = [
    'node_modules/next/node_modules/postcss/lib/at-rule.js',
    'node_modules/@img/colour/color.cjs',
  ];
  expect(packagesOf(files)).toEqual(['node_modules/@img/colour', 'node_modules/next/node_modules/postcss']);
});
