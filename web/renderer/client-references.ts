import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { islandModules } from '#ui/island/island-modules.ts';

const manifestFile = 'server/app/(site)/[[...path]]/page_client-reference-manifest.js';
const manifest = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.union([z.string(), z.number()]) })),
});

/**
 * Client modules that visitors do not miss in a page without React, by path in the project: Next's own, such as links
 * that fetch ahead, which the browser does as well; what the shell's script, which also wakes islands, does instead;
 * and what catches React's errors.
 */
const dispensable = [
  'node_modules/next/dist/',
  'web/shell/awake.tsx',
  'web/sections/section-boundary.tsx',
  ...Object.values(islandModules),
];

/**
 * The ids that the dispensable client modules have in the data of a built page: a page that names no other module is
 * whole without React. Throws when the build has no such list, as in another version of Next.
 */
export async function readDispensable(distDir: string): Promise<Set<string>> {
  const file = join(distDir, manifestFile);
  const text = await readFile(file, 'utf8');
  const json = /__RSC_MANIFEST\["[^\n]*?"\]\s*=\s*(\{.*\})/s.exec(text)?.[1];
  if (!json)
    throw new Error(`"${file}" is not a list of Next's client modules as they were written until 16.4.`);
  const { clientModules } = manifest.parse(JSON.parse(json));
  const needless = Object.entries(clientModules).filter(([name]) =>
    dispensable.some((path) => name.replace('[project]/', '').startsWith(path)),
  );
  return new Set(needless.map(([, { id }]) => String(id)));
}
