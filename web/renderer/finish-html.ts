import { printYear } from '../finished/print-year.ts';
import { withDataInOneScript } from '../headers/inline-scripts.ts';
import { presentYear } from '../page/present-year.ts';
import { readDispensable } from './client-references.ts';
import { paintFirst } from './paint-first.ts';
import { readShellScript } from './shell-script-file.ts';
import { openShortClasses, readShortClasses } from './short-classes.ts';
import { withoutFramework } from './without-framework.ts';

/** Turns a page as Next has rendered it into the page that visitors get. */
export type FinishHtml = (html: string) => string;

/**
 * Opens what finishes the pages of a build. A page on which nothing needs React loses the framework and gets short
 * class names; any other loads its scripts after the first paint. Each shows the present year, because what Next keeps
 * may be from another one.
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
    // On a page with React, React would write the whole names back into all that it wakes.
    const page = plain === undefined ? paintFirst(withDataInOneScript(html)) : nameShortly(plain);
    return printYear(page, presentYear());
  };
}
