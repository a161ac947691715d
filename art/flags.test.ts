import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flagFiles } from './flags.ts';

const folder = 'web/public/flags';

test('the site serves the flag of every country, as `npm run art` copies it', async () => {
  const files = await flagFiles();
  expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(await readFile(join(folder, name), 'utf8'), name).toBe(text);
});
