import type { Line } from './lines-fixture.ts';
import { includes, type Level, type Person } from './people-fixture.ts';
import { datasets, isHidden, secrets } from './secrets-fixture.ts';

/** One request of the matrix. */
export interface Question {
  /** The method and pattern of its route. */
  route: string;
  line: Line;
  person: Person;
  dataset?: string;
  perspective?: string;
}

const perspectives = ['published', 'drafts', 'raw', 'r1', 'r1,drafts', 'previewDrafts'];

/**
 * Yields every route as each person asks it: for every dataset if its path names one, and through every perspective if
 * it reads documents.
 */
export function* questions(lines: Readonly<Record<string, Line>>, people: Person[]): Generator<Question> {
  for (const [route, line] of Object.entries(lines))
    for (const person of people)
      for (const dataset of route.includes(':dataset') ? datasets : [undefined])
        for (const perspective of line.reads ? [undefined, ...perspectives] : [undefined])
          yield { route, line, person, ...(dataset && { dataset }), ...(perspective && { perspective }) };
}

const usualParams: Record<string, string> = { project: 'tessera' };

/**
 * Asks a question of the lake at `url`; `text` is the body of the answer, or '' for a stream, which is left as soon as
 * it has begun.
 */
export async function ask(
  url: string,
  { route, line, person, dataset = '', perspective }: Question,
): Promise<{ asked: string; status: number; text: string }> {
  const [method = '', pattern = ''] = route.split(' ');
  const params: Record<string, string> = { ...usualParams, dataset, ...line.params };
  const path = pattern.replace(/:(\w+)|\*/g, (_, name: string) => params[name] ?? 'nothing');
  const search = [line.search, perspective && `perspective=${perspective}`].filter(Boolean).join('&');
  const token = line.endsToken ? person.spareToken() : person.token;
  const body = line.body?.(person) ?? {};
  const leaving = new AbortController();
  const answer = await fetch(`${url}/v2025-02-19${path}?${search}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
    },
    body: method === 'GET' ? null : Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    signal: leaving.signal,
  });
  const isStream = answer.headers.get('content-type') === 'text/event-stream';
  const text = isStream ? '' : await answer.text();
  leaving.abort();
  return { asked: `${method} ${path}?${search}`, status: answer.status, text };
}

/**
 * Asks a question and describes what is wrong with the answer: a secret that the person must not read, or a status
 * other than the matrix expects. '' when all is well. Secrets that they may read are added to `seen`.
 */
export async function faultOf(url: string, question: Question, seen: Set<string>): Promise<string> {
  const { person, line } = question;
  const { asked, status, text } = await ask(url, question);
  const leaked = secretsIn(text, person.level, seen);
  if (leaked.length > 0) return `${person.name} asks ${asked} and reads ${leaked.join(', ')}.`;
  const expected = expectedOf(question);
  return isAs(status, expected, line)
    ? ''
    : `${person.name} asks ${asked} and gets ${status}; expected was that it is ${expected}. ${text.slice(0, 200)}`;
}

/** The secrets in a text that a person of a level must not read; those that they may read are added to `seen`. */
export function secretsIn(text: string, level: Level, seen: Set<string>): string[] {
  return Object.entries(secrets).flatMap(([secret, least]) => {
    if (!text.includes(secret)) return [];
    if (least === 'nobody' || !includes(level, least)) return [secret];
    seen.add(secret);
    return [];
  });
}

type Expected = 'answered' | 'refused' | 'as if it were not there';

function expectedOf({ line, person, dataset }: Question): Expected {
  if (dataset === 'missing') return 'as if it were not there';
  if (dataset && isHidden(dataset) && person.level === 'anonymous') return 'as if it were not there';
  const least = (dataset === 'production-comments' && line.leastOfComments) || line.least;
  return includes(person.level, least) ? 'answered' : 'refused';
}

function isAs(status: number, expected: Expected, { declines = [] }: Line): boolean {
  if (expected === 'as if it were not there') return status === 404;
  if (expected === 'refused') return status === 401 || status === 403;
  return declines.includes(status) || (status < 500 && ![401, 403, 405, 429].includes(status));
}
