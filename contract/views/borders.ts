import { type Border, openBorder } from '../border/open-border.ts';
import type { Project } from '../project.ts';
import { servedByNext } from './served-by-next.ts';
import type { HasView } from './view-files.ts';

/**
 * The border of each view between server and browser, in the order of the views; none when a project neither says how
 * its views are served nor has Next. A view that cannot be bundled has none: loading it tells more.
 */
export async function bordersOf(
  views: readonly HasView[],
  { served }: Pick<Project, 'served'>,
  root: string,
): Promise<(Border | undefined)[]> {
  const how = served ?? (await servedByNext(root));
  if (!how) return [];
  // Names for files, because subjects need not be such names.
  const names = views.map((_, index) => `view${index}`);
  const open = async (wanted: readonly number[]) =>
    await openBorder(
      {
        ...how,
        files: Object.fromEntries(wanted.map((index) => [names[index], views[index]?.at.file ?? ''])),
        exports: Object.fromEntries(wanted.map((index) => [names[index], views[index]?.at.name ?? ''])),
      },
      root,
    );
  const named = (border: Border, index: number): Border => ({
    faultsOfModules: () => border.faultsOfModules(names[index] ?? ''),
    refusals: (_, props) => border.refusals(names[index] ?? '', props),
  });
  try {
    const border = await open(views.map((_, index) => index));
    return views.map((_, index) => named(border, index));
  } catch {
    // A view that cannot be bundled keeps the others from it, so each is tried alone.
    const each = views.map(async (_, index) => named(await open([index]), index));
    return (await Promise.allSettled(each)).map((one) =>
      one.status === 'fulfilled' ? one.value : undefined,
    );
  }
}
