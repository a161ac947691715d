import type { ReactElement } from 'react';
import { withPage } from '../findings.ts';
import { problemOf } from '../loading/problem.ts';
import { atAnotherTime } from './another-time.ts';
import { markupFault } from './markup-faults.ts';
import { strayWord } from './stray-word.ts';
import type { ViewReact } from './view-react.ts';
import { drawWatchingKeys } from './watch-keys.ts';

/**
 * What is wrong with what views draw, in a sentence; undefined when they are silent, always draw the same, and their
 * HTML is right.
 */
export function viewFault(drawn: ReactElement, react: ViewReact): string | undefined {
  const complaints: string[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  console.error = listen;
  console.warn = listen;
  try {
    const html = react.renderToStaticMarkup(drawn);
    if (complaints[0]) return withPage('view-complains', `The view complains: ${complaints[0]}`);
    const again = atAnotherTime(() => drawWatchingKeys(drawn, react));
    if (again.repeated !== undefined)
      return withPage('repeated-key', `Two items of one list have the key "${again.repeated}".`);
    return (
      changedFault(drawn, react, [html, again.html]) ?? strayWord(html, drawn.props) ?? markupFault(html)
    );
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const said = isWaiting(why) ? waiting : `The view fails: ${why}`;
    return withPage('view-fails', [said, ...lineOfThrown(thrown)].join('\n'));
  } finally {
    Object.assign(console, { error, warn });
  }
}

/**
 * The line at which something was thrown, when it is one of the project as it runs; for bundled code, whoever bundled
 * it tells the line.
 */
export function lineOfThrown(thrown: unknown): string[] {
  const { file, line, column = 1 } = problemOf(thrown, process.cwd());
  return file && line ? [`    at    ${file}:${line}:${column} (view)`] : [];
}

const waiting =
  'The view waits for something (it is asynchronous, or a piece of it is): have the query bring it, and draw at once.';

/** Whether React says of a component that it would have to be waited for. */
const isWaiting = (why: string): boolean => why.startsWith('A component suspended while responding');

function changedFault(
  drawn: ReactElement,
  { renderToStaticMarkup }: ViewReact,
  [first, watched]: readonly [string, string],
): string | undefined {
  if (watched === first) return undefined;
  // Watching may itself have changed something.
  const again = atAnotherTime(() => renderToStaticMarkup(drawn));
  if (again === first) return undefined;
  let index = 0;
  while (first[index] === again[index]) index++;
  const from = Math.max(0, first.lastIndexOf('<', index));
  const [before, after] = [first, again].map((html) => html.slice(from, index + 30));
  return withPage(
    'drawn-otherwise',
    `It is drawn differently at another time, or by chance: ${before} and then ${after}`,
  );
}
