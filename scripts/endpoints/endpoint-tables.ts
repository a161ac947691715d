import { type EndpointRow, endpoints } from '#lake/endpoints.ts';
import type { Route } from '#lake/kernel/http/route.ts';
import { notAnswered } from '#lake/not-answered.ts';

const marks = {
  begin: '<!-- endpoints: written by node scripts/endpoints/write-endpoints.ts -->',
  end: '<!-- /endpoints -->',
};

/** What a route declares of itself. */
type RouteWords = Pick<Route, 'method' | 'pattern' | 'role'>;

/** What is wrong with the lake's description of its routes, in a sentence each. */
export function endpointBreaches(routes: readonly Omit<RouteWords, 'role'>[]): string[] {
  const answered = routes.map(({ method, pattern }) => `${method} ${pattern}`);
  const named = endpoints.flatMap(({ endpoints }) => endpoints);
  const shapes = new Set(answered.map(shapeOf));
  return [
    ...answered
      .filter((endpoint) => !named.includes(endpoint))
      .map(
        (endpoint) =>
          `"${endpoint}" is answered, and docs/lake.md says nothing of it. Add it to a row of lake/endpoints.ts: how far it is like Sanity's, what it answers, what it lacks, and its test. Then run node scripts/endpoints/write-endpoints.ts.`,
      ),
    ...named
      .filter((endpoint) => !answered.includes(endpoint))
      .map(
        (endpoint) => `"${endpoint}" is in lake/endpoints.ts, and no route answers it. Take it out there.`,
      ),
    ...named
      .filter((endpoint, index) => named.indexOf(endpoint) < index)
      .map((endpoint) => `"${endpoint}" is in two rows of lake/endpoints.ts. Keep one.`),
    ...notAnswered
      .flatMap(({ endpoints }) => endpoints)
      .filter((endpoint) => shapes.has(shapeOf(endpoint)))
      .map((endpoint) => `"${endpoint}" is now answered. Take it out of lake/not-answered.ts.`),
  ];
}

/**
 * The text of docs/lake.md with its tables as lake/endpoints.ts has them; throws when the place of the tables is not
 * marked.
 */
export function withTables(text: string, routes: readonly RouteWords[]): string {
  const [before, rest] = text.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined)
    throw new Error(
      `docs/lake.md must have the lines "${marks.begin}" and "${marks.end}", between which its tables stand.`,
    );
  return [before, marks.begin, '\n', answeredTable(routes), '\n', notAnsweredTable(), marks.end, after].join(
    '',
  );
}

function answeredTable(routes: readonly RouteWords[]): string {
  const roles = new Map(routes.map(({ method, pattern, role }) => [`${method} ${pattern}`, role]));
  const lines = endpoints.map(({ endpoints, like, answers, lacks = '', test }) => {
    const who = endpoints.map((endpoint) => roles.get(endpoint) ?? '');
    return row([
      ...[endpoints.map(code).join('<br>'), new Set(who).size === 1 ? (who[0] ?? '') : who.join('<br>')],
      ...[words[like], answers, lacks, code(test)],
    ]);
  });
  return table(['endpoint', 'role', "like Sanity's", 'answers', 'not, or not yet', 'test'], lines);
}

function notAnsweredTable(): string {
  const lines = notAnswered.map(({ api, endpoints, instead }) =>
    row([api, endpoints.map(code).join('<br>'), instead]),
  );
  return `What Sanity answers and the lake does not (404):\n\n${table(['API', 'endpoints', 'instead'], lines)}`;
}

const words: Record<EndpointRow['like'], string> = {
  ...{ faithful: 'faithful', 'in part': 'in part', silent: 'only in shape', ours: 'our own' },
};

const code = (text: string): string =>
  text
    .split(', ')
    .map((part) => `\`${part}\``)
    .join(', ');

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (heads: readonly string[], lines: readonly string[]): string =>
  `${[row(heads), `|${'---|'.repeat(heads.length)}`, ...lines].join('\n')}\n`;

/** An endpoint without the names of its path's parameters. */
const shapeOf = (endpoint: string): string => endpoint.replace(/:\w+/g, ':');
