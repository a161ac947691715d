import { keepEarlyTouches } from '../shell/early-touches.ts';
import { hoverMark } from '../shell/hover-mark.ts';

/** What it takes to make a page without a framework. */
export interface PlainParts {
  /** The ids of the client modules that visitors do not miss. */
  dispensable: ReadonlySet<string>;
  /** The address of the script that wakes head, foot and motion. */
  script: string;
}

const reference = /\bI\[(\d+|\\"[^"\\]+\\"),/g;
const isStreamed = /\$RC\(|<!--\$\?-->/;
const frameworkScript =
  /<script\b[^>]*\bsrc="\/_next\/[^"]*"[^>]*><\/script>|<script>(?:\(self\.__next_f|self\.__next_f|\(globalThis\["TURBOPACK"\])[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g;
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")[^>]*>/g;

const pages = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: ['/studio', '/studio/*', '/api/*', '/draft/*', '/search', '/images/*', '/files/*'],
      },
    },
  ],
};

/**
 * Speculation rules: while the mouse rests on a link, the browser fetches that page of the site ahead, as Next's links
 * would, and draws it out of sight, so that a click only shows it; not a link that opens a new tab. On a telephone,
 * where the first touch may as well begin to scroll, nothing is drawn ahead.
 */
const rules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [
    {
      where: { and: [...pages.and, { selector_matches: `[${hoverMark}] a:not([target])` }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * A page without React and Next, and without the second copy of its words from which React would wake it: its HTML, one
 * small script, and a smaller one that keeps what is touched until then. Undefined when something on the page needs
 * React.
 */
export function withoutFramework(html: string, { dispensable, script }: PlainParts): string | undefined {
  // A text that only looks like a reference leaves the page as it is, which works, too.
  const needs = [...html.matchAll(reference)].some(
    ([, id = '']) => !dispensable.has(id.replaceAll('\\"', '')),
  );
  if (needs || isStreamed.test(html)) return undefined;
  const page = html
    .replace(scriptPreload, '')
    .replace(frameworkScript, '')
    .replace('</head>', () => `<script>${keepEarlyTouches}</script></head>`);
  const end = page.lastIndexOf('</body>');
  if (end < 0) return undefined;
  const own = `<script type="module" src="${script}"></script><script type="speculationrules">${JSON.stringify(rules)}</script>`;
  return page.slice(0, end) + own + page.slice(end);
}
