import { Agent, request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import type { Unfound } from '#limits/unfound.ts';
import { currentRequestId } from '#telemetry/request/current-request.ts';
import { requestIdHeader } from '#telemetry/request/request-id.ts';
import type { FinishedPage } from '../finished/finished-page.ts';
import { chooseEncoding } from '../headers/choose-encoding.ts';
import {
  type Command,
  commandHeader,
  pathHeader,
  type RendererState,
  secretHeader,
} from '../renderer/commands.ts';
import type { RendererAddress } from '../renderer/renderer-address.ts';
import type { Visits } from '../visits/visit-tally.ts';
import { withoutNeighbours } from './answers/send-passed.ts';

const maxWaitMs = 10_000; // for a renderer that starts, or starts again
const retryMs = 100;
const idleMs = 30_000; // less than the renderer keeps a connection
const maxTold = 1_000;

/** What a front asks of the renderer. Requests wait for a renderer that is starting; those that fail reject. */
export interface RendererLink {
  /** Has the renderer make a page that is not finished. */
  make(path: string): Promise<FinishedPage>;
  /** The search page with the results of a question. */
  search(question: string): Promise<FinishedPage>;
  /** Tells that a visitor asked for a page that was old as of this change of the records; sent once for each change. */
  view(path: string, change: number): void;
  /** Tells that nothing was found at a known path. */
  check(path: string): void;
  /** Reports the addresses that visitors did not find; rejects when the report is not taken. */
  unfound(addresses: readonly Unfound[]): Promise<void>;
  /** Reports which pages visitors have asked for; rejects when the report is not taken. */
  visited(visits: Visits): Promise<void>;
  /** The state of the renderer; rejects when it gives none before `signal` aborts. */
  state(signal: AbortSignal): Promise<RendererState>;
  /**
   * Has Next answer a request that comes from the address `sender`. The request is given up when `gone` aborts. Where
   * only the head of a page is asked for, the answer has its body, too, because the head depends on it.
   */
  pass(request: IncomingMessage, sender: string, gone: AbortSignal): Promise<IncomingMessage>;
}

/** Opens the connection of a front to the renderer. */
export function openRendererLink({ port, secret }: RendererAddress): RendererLink {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const place = { host: '127.0.0.1', port, agent };
  const told = new Map<string, number>();

  async function pageOf(name: 'make' | 'search', asked: string): Promise<FinishedPage> {
    const answer = await command(name, asked);
    const body = await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(body.toString());
    return deserialize(body); // written by `answerCommand`: nobody else has the secret
  }

  async function command(name: Command, path: string): Promise<IncomingMessage> {
    const headers = {
      [secretHeader]: secret,
      [commandHeader]: name,
      [pathHeader]: encodeURIComponent(path),
      ...onAccountOf(),
    };
    return send({ ...place, method: 'GET', path: '/', headers }, (asked) => asked.end());
  }
  /** May fail: a renderer that was not told finds out by itself, when it starts, what is old. */
  const tell = (name: Command, path: string, failed = () => {}) =>
    void command(name, path).then((answer) => answer.resume(), failed);

  async function post(name: Command, told: unknown): Promise<void> {
    const headers = { [secretHeader]: secret, [commandHeader]: name, [pathHeader]: '' };
    const sent = { ...place, method: 'POST', path: '/', headers };
    const answer = await send(sent, (asked) => asked.end(JSON.stringify(told)));
    answer.resume();
  }

  return {
    make: (path) => pageOf('make', path),
    search: (question) => pageOf('search', question),
    view(path, change) {
      if (told.get(path) === change) return;
      if (told.size >= maxTold) told.clear();
      told.set(path, change);
      tell('view', path, () => told.delete(path));
    },
    check: (path) => tell('check', path),
    unfound: (addresses) => post('unfound', addresses),
    visited: (visits) => post('visited', visits),
    async state(signal) {
      const headers = { [secretHeader]: secret, [commandHeader]: 'state', [pathHeader]: '' };
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers, signal });
      if (!answer.ok) throw new Error(`The renderer answers ${answer.status}.`);
      // The form in which `answerCommand` writes it.
      return (await answer.json()) as RendererState;
    },
    async pass(request, sender, gone) {
      const { method = 'GET', url } = request;
      const headers = withoutNeighbours(request.headers);
      const hasBody = takesBody(request);
      // A body that is announced but not sent, or sent without an end, would run into the next visitor's request.
      if (!hasBody) delete headers['content-length'];
      else if (headers['content-length'] === undefined) headers['transfer-encoding'] = 'chunked';
      delete headers[secretHeader]; // visitors have nothing to command
      headers['x-forwarded-for'] = sender; // whatever the client claims
      Object.assign(headers, onAccountOf());
      // A front has to read pages, so Next may compress with nothing but gzip.
      headers['accept-encoding'] =
        chooseEncoding(headers['accept-encoding']) === 'identity' ? 'identity' : 'gzip';
      const feed = (asked: ClientRequest) => {
        if (gone.aborted) asked.destroy();
        gone.addEventListener('abort', () => asked.destroy(), { once: true });
        if (hasBody) request.pipe(asked);
        else asked.end();
      };
      const asked = { ...place, method: isHeadOfPage(request) ? 'GET' : method, path: url, headers };
      return send(asked, feed, gone);
    },
  };
}

/** The header that names the visitor's request for which the renderer is asked; empty outside of one. */
function onAccountOf(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [requestIdHeader]: id };
}

interface Asking {
  host: string;
  port: number;
  agent: Agent;
  method: string;
  path: string | undefined;
  headers: IncomingMessage['headers'];
}

/**
 * Sends a request. Repeats it while nobody takes it, for at most `maxWaitMs` and until `gone` aborts. `feed` writes the
 * body once there is a connection.
 */
async function send(
  asking: Asking,
  feed: (asked: ClientRequest) => void,
  gone?: AbortSignal,
): Promise<IncomingMessage> {
  const end = performance.now() + maxWaitMs;
  for (;;) {
    try {
      return await attempt(asking, feed);
    } catch (error) {
      const isOver = gone?.aborted || performance.now() > end;
      if (isOver || !mayBeSentAgain(error, asking.method)) throw error;
      await pause(retryMs);
    }
  }
}

function attempt(asking: Asking, feed: (asked: ClientRequest) => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = ask(asking, resolve).once('error', reject);
    // A body that was read before there was a connection could not be sent again.
    asked.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => feed(asked));
      else feed(asked);
    });
  });
}

/** Whether a request may be repeated: nobody has taken it, or it only asked and the connection broke. */
function mayBeSentAgain(error: unknown, method: string): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && isQuestion(method));
}

/** Whether a request brings a body that somebody reads; the body of a GET or HEAD is ignored. */
const takesBody = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  !isQuestion(method) &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);

/** Whether only the head is wanted of what may be a page: the API and Next's own files are none. */
const isHeadOfPage = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'HEAD' && !/^\/(api|_next)\//.test(url);

const isQuestion = (method: string): boolean => method === 'GET' || method === 'HEAD';
