import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles } from './fonts.ts';

const folder = 'web/app/fonts';

test('the site serves its fonts, and their licences, as `npm run art` cuts them', async () => {
  const files = await fontFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files)
    expect(Buffer.compare(await readFile(join(folder, name)), bytes), name).toBe(0);
});
