import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { isSameSecret } from '#limits/same-secret.ts';
import { readUnfound, type Unfound } from '#limits/unfound.ts';
import type { FinishedPage } from '../finished/finished-page.ts';
import type { Visits } from '../visits/visit-tally.ts';

/** The headers in which a front says who it is (its secret), what it wants, and for which path. */
export const secretHeader = 'x-renderer-secret';
/** @see secretHeader */
export const commandHeader = 'x-renderer-command';
/** @see secretHeader */
export const pathHeader = 'x-renderer-path';

/**
 * What a front asks for besides what it passes on to Next: a page that is not finished, the answer to a search, that a
 * path be looked at, that counts be taken, or the renderer's state.
 */
export type Command = 'make' | 'search' | 'view' | 'check' | 'unfound' | 'visited' | 'state';

/** The renderer's state at this moment. */
export interface RendererState {
  /** Whether it follows the changes of the content. */
  isRenewing: boolean;
  isLakeUp: boolean;
}

/** Carries out what fronts ask for. */
export interface Commanded {
  make(path: string): Promise<FinishedPage>;
  /** The page of the search with the answer to a question. */
  search(question: string): Promise<FinishedPage>;
  view(path: string): void;
  check(path: string): void;
  /** Takes the addresses that visitors did not find. */
  unfound(addresses: Unfound[]): void;
  /** Takes the counts of what visitors have asked for. */
  visited(visits: Visits): void;
  state(): Promise<RendererState>;
}

/** Answers a request that is a command; false when it is none, or not that of a front. */
export function answerCommand(
  commanded: Commanded,
  secret: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { headers } = request;
  const name = headers[commandHeader];
  if (name === undefined || !isSameSecret(headers[secretHeader]?.toString(), secret)) return false;
  const path = decodeURIComponent(String(headers[pathHeader]));
  if (name === 'state')
    commanded
      .state()
      .then((state) => response.writeHead(200).end(JSON.stringify(state)))
      .catch(() => response.destroy());
  else if (name === 'make' || name === 'search')
    commanded[name](path).then(
      (page) => response.writeHead(200).end(serialize(page)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  else if (name === 'unfound' || name === 'visited')
    json(request)
      .then((told) => {
        if (name === 'unfound') commanded.unfound(readUnfound(told));
        else commanded.visited(told as Visits); // a front wrote it: nobody else has the secret
        response.writeHead(204).end();
      })
      .catch(() => response.destroy());
  else {
    if (name === 'view') commanded.view(path);
    else commanded.check(path);
    response.writeHead(204).end();
  }
  return true;
}
