import { printYear } from '../finished/print-year.ts';
import { withDataInOneScript } from '../headers/inline-scripts.ts';
import { presentYear } from '../page/present-year.ts';
import { readDispensable } from './client-references.ts';
import { paintFirst } from './paint-first.ts';
import { readShellScript } from './shell-script-file.ts';
import { openShortClasses, readShortClasses } from './short-classes.ts';
import { withoutFramework } from './without-framework.ts';

/** Makes of a page as Next has rendered it the page that visitors get. */
export type FinishHtml = (html: string) => string;

/**
 * Finishes the pages of a build: without a framework and with short names of classes where nothing on a page needs React, else with its
 * scripts after the first paint; of the present year, as what Next keeps may be of another one.
 */
export async function openFinishHtml(distDir: string): Promise<FinishHtml> {
  const [dispensable, script, classes] = await Promise.all([
    readDispensable(distDir),
    readShellScript(distDir),
    readShortClasses(distDir),
  ]);
  const nameShortly = openShortClasses(classes);
  return (html) => {
    const plain = withoutFramework(html, { dispensable, script });
    // React would write the whole names back into all that it wakes.
    const page = plain === undefined ? paintFirst(withDataInOneScript(html)) : nameShortly(plain);
    return printYear(page, presentYear());
  };
}
