import { resolve } from 'node:path';
import type { ServedViews } from '#contract/project.ts';
import { servedByNext } from '#contract/views/served-by-next.ts';
import { kinds } from '#sections/registry.ts';
import { islandModules } from '#ui/island/island-modules.ts';

// Asked at once, so that it is answered while all else is loaded.
const asked = servedByNext(process.cwd());

/** Views as Next serves them; those of all kinds when none are named. */
export const servedViews = (wanted: readonly string[] = Object.keys(kinds)): Promise<ServedViews> =>
  served(wanted, (kind) => `sections/${kind}/view.tsx`);

/** The layouts of some types of page as Next serves them. */
export const servedLayouts = (wanted: readonly string[]): Promise<ServedViews> =>
  served(wanted, (type) => `pages/${type}/layout.tsx`);

async function served(wanted: readonly string[], fileOf: (name: string) => string): Promise<ServedViews> {
  const byNext = await asked;
  if (!byNext) throw new Error('Next is not installed.');
  return {
    ...byNext,
    files: Object.fromEntries(wanted.map((name) => [name, resolve(fileOf(name))])),
    islands: Object.values(islandModules).map((file) => resolve(file)),
  };
}
