import { resolve } from 'node:path';
import type { ServedViews } from '#contract/project.ts';
import { servedByNext } from '#contract/views/served-by-next.ts';
import { kinds } from '#sections/registry.ts';
import { islandModules } from '#ui/island/island-modules.ts';

// It answers while all else is loaded.
const asked = servedByNext(process.cwd());

/** Some views as Next serves them, those of all kinds when none is named. */
export async function servedViews(wanted: readonly string[] = Object.keys(kinds)): Promise<ServedViews> {
  const served = await asked;
  if (!served) throw new Error('Next is not installed.');
  return {
    ...served,
    files: Object.fromEntries(wanted.map((kind) => [kind, resolve(`sections/${kind}/view.tsx`)])),
    islands: Object.values(islandModules).map((file) => resolve(file)),
  };
}
