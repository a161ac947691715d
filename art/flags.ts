import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countries } from '#ui/inputs/phone/countries.ts';

const source = 'node_modules/country-flag-icons';

/** The files of the flags that the phone field shows, by their names, with the licence that they come under. */
export async function flagFiles(): Promise<Map<string, string>> {
  const read = async (name: string, path: string) =>
    [name, await readFile(join(source, path), 'utf8')] as const;
  const flags = countries.map(([, code]) => `${code.toUpperCase()}.svg`);
  return new Map(
    await Promise.all([read('LICENSE', 'LICENSE'), ...flags.map((name) => read(name, `3x2/${name}`))]),
  );
}
