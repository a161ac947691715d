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

/** What a front asks of the renderer. A renderer that is starting is waited for; what fails rejects. */
export interface RendererLink {
  /** Has a page made that is not finished. */
  make(path: string): Promise<FinishedPage>;
  /** The page of the search with the answer to a question. */
  search(question: string): Promise<FinishedPage>;
  /** Tells that somebody has asked for a page that was old as of some change; once for each change. */
  view(path: string, change: number): void;
  /** Tells that nothing was found at a path that is known. */
  check(path: string): void;
  /** Tells the addresses that visitors did not find; rejects when nobody takes them. */
  unfound(addresses: readonly Unfound[]): Promise<void>;
  /** Tells which pages visitors have asked for; rejects when nobody takes it. */
  visited(visits: Visits): Promise<void>;
  /** How the renderer is; rejects when it does not say so in time, as the signal tells. */
  state(signal: AbortSignal): Promise<RendererState>;
  /** Has Next answer a request, which comes from an address; what is asked ends when `gone` does. */
  pass(request: IncomingMessage, sender: string, gone: AbortSignal): Promise<IncomingMessage>;
}

/** Opens the way of a front to the renderer. */
export function openRendererLink({ port, secret }: RendererAddress): RendererLink {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const place = { host: '127.0.0.1', port, agent };
  const told = new Map<string, number>();

  async function pageOf(name: 'make' | 'search', asked: string): Promise<FinishedPage> {
    const answer = await command(name, asked);
    const body = await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(body.toString());
    return deserialize(body); // what `answerCommand` has written: nobody else has the secret
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
  /** A renderer that cannot be told finds out by itself what is old when it starts. */
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
      // What `answerCommand` has written.
      return (await answer.json()) as RendererState;
    },
    async pass(request, sender, gone) {
      const { method = 'GET', url } = request;
      const headers = withoutNeighbours(request.headers);
      const hasBody = takesBody(request);
      // A body that is announced and not sent, or sent without an end, would run into the next visitor's request.
      if (!hasBody) delete headers['content-length'];
      else if (headers['content-length'] === undefined) headers['transfer-encoding'] = 'chunked';
      delete headers[secretHeader]; // visitors have nothing to command
      headers['x-forwarded-for'] = sender; // whatever they say of themselves
      Object.assign(headers, onAccountOf());
      // Of what is compressed, a front has to read pages.
      headers['accept-encoding'] =
        chooseEncoding(headers['accept-encoding']) === 'identity' ? 'identity' : 'gzip';
      const feed = (asked: ClientRequest) => {
        if (gone.aborted) asked.destroy();
        gone.addEventListener('abort', () => asked.destroy(), { once: true });
        if (hasBody) request.pipe(asked);
        else asked.end();
      };
      return send({ ...place, method, path: url, headers }, feed, gone);
    },
  };
}

/** The header that names the request on whose account the renderer is asked, where there is one. */
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

/** Sends a request, again as long as nobody is there to take it and whoever asks is not `gone`; `feed` gives it what it says once somebody is. */
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
    // A body that was read for nobody could not be sent again.
    asked.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => feed(asked));
      else feed(asked);
    });
  });
}

/** What nobody has taken, and what was only a question when the connection broke. */
function mayBeSentAgain(error: unknown, method: string): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && isQuestion(method));
}

/** Whether a request brings a body that somebody reads: that of a question is nobody's concern. */
const takesBody = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  !isQuestion(method) &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);

const isQuestion = (method: string): boolean => method === 'GET' || method === 'HEAD';
