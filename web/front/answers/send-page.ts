import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FinishedPage, plainOf } from '../../finished/finished-page.ts';
import { cacheControl } from '../../headers/cache-control.ts';
import { chooseEncoding, type Encoding } from '../../headers/choose-encoding.ts';

/** What is sent of a page in one encoding. */
interface Answer {
  etag: string;
  /** Names and values in turn, the form that Node writes fastest. */
  headers: string[];
  /** The same with the length of the body. */
  headersWithLength: string[];
  body: Buffer;
}

/**
 * Answers with a finished page in the best encoding that the visitor accepts, or with 304 when they have it already.
 * `own` are headers of this answer alone, names and values in turn; they must not repeat a header of the page.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  status = page.status,
  own: readonly string[] = [],
): void {
  const answer = answerWith(page, chooseEncoding(request.headers['accept-encoding']));
  if (status === 200 && request.headers['if-none-match']?.includes(answer.etag))
    response.writeHead(304, withOwn(answer.headers, own)).end();
  else
    response
      .writeHead(status, withOwn(answer.headersWithLength, own))
      .end(request.method === 'HEAD' ? undefined : answer.body);
}

// `setHeader` would make Node sort all headers, for every visitor.
const withOwn = (headers: string[], own: readonly string[]): string[] =>
  own.length === 0 ? headers : [...headers, ...own];

const answers = new WeakMap<FinishedPage, Partial<Record<Encoding, Answer>>>();

function answerWith(page: FinishedPage, encoding: Encoding): Answer {
  const made = answers.get(page) ?? {};
  const answer = made[encoding];
  if (answer) return answer;
  // Uncompressed answers are not kept: few ask for them, and they would take most of the memory.
  if (encoding === 'identity') return makeAnswer(page, encoding);
  answers.set(page, made);
  made[encoding] = makeAnswer(page, encoding);
  return made[encoding];
}

function makeAnswer(page: FinishedPage, encoding: Encoding): Answer {
  const isPlain = encoding === 'identity';
  const etag = isPlain ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const headers = {
    'cache-control': cacheControl.revalidated,
    ...page.headers,
    etag,
    vary: 'Accept-Encoding',
    ...(!isPlain && { 'content-encoding': encoding }),
  };
  const body = isPlain ? plainOf(page) : page[encoding];
  const flat = Object.entries(headers).flat();
  return { etag, headers: flat, headersWithLength: [...flat, 'content-length', String(body.length)], body };
}
