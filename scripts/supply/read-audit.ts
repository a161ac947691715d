import * as z from 'zod';

const via = z.union([z.string(), z.object({ title: z.string(), url: z.string() })]);
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string(), via: z.array(via) }),
  ),
});
const failure = z.object({
  message: z.string().optional(),
  statusCode: z.number().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
});

/**
 * What `npm audit --json` has found, in words, with the exit code: 0 for no weakness, 1 for some, 2 when there was no
 * answer.
 */
export function readAudit(said: string): { code: 0 | 1 | 2; words: string } {
  const answer = parse(said);
  const found = report.safeParse(answer);
  if (!found.success)
    return {
      code: 2,
      words: `The registry did not say whether a weakness is known: ${whyNot(answer, said)}`,
    };
  const weak = Object.values(found.data.vulnerabilities);
  if (weak.length === 0) return { code: 0, words: 'No package has a known weakness.' };
  const lines = weak.map(({ name, severity, range, via }) => {
    const told = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
    return `${name} ${range} (${severity}): ${[...new Set(told)].join('; ')}`;
  });
  return {
    code: 1,
    words: `${lines.join('\n')}\n${weak.length === 1 ? '1 package has' : `${weak.length} packages have`} a known weakness. \`npm audit fix --dry-run\` says what to do.`,
  };
}

/** Reads npm's answer, before and after which npm may write warnings. */
function parse(said: string): unknown {
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

function whyNot(answer: unknown, said: string): string {
  const { message, statusCode, error } = failure.safeParse(answer).data ?? {};
  const why = message ?? error?.summary ?? said.trim().split('\n').at(-1) ?? '';
  const status = statusCode === undefined || why.includes(String(statusCode)) ? '' : ` (${statusCode})`;
  return `${why.replace(/[.\s]*$/, '') || 'npm could not be asked'}${status}. Ask again where the registry of npm can be reached (\`npm config get registry\`).`;
}
