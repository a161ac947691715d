import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Seats, seats } from '#limits/seats.ts';
import { retrySeconds } from '../../headers/retry-seconds.ts';

const megabyte = 1024 * 1024;
const maxUsualBytes = megabyte;
const maxFormBytes = 12 * megabyte; // a file of ten megabytes and the other fields, as in the lake
const maxTotalBytes = 128 * megabyte;
const maxBytesOfSender = maxTotalBytes / 4;
const closeTimeoutMs = 2_000; // for a client that is still sending to hear why it was cut off

/** The maximum size in bytes of a body sent to this address: small, unless the address is known to take more. */
export function maxBytesOf(url: string): number {
  return url.startsWith('/api/forms/') ? maxFormBytes : maxUsualBytes;
}

/**
 * Counts the bytes of every body as it comes in, before anything reads it. A body beyond the limit of its address is
 * answered with 413 and cut off; one that takes all open bodies of its sender beyond that sender's share, or all of all
 * senders beyond what may be held, is answered with 503 and cut off.
 */
export class BoundBodies {
  readonly #senderOf: (request: IncomingMessage) => string;
  readonly #maxBytesOf: (url: string) => number;
  readonly #held: Seats;

  /** `senderOf` tells who has sent a request; `held` counts the bytes that are held of each, and of all. */
  constructor(
    senderOf: (request: IncomingMessage) => string,
    maxBytesOfUrl = maxBytesOf,
    held = seats(maxBytesOfSender, maxTotalBytes),
  ) {
    this.#senderOf = senderOf;
    this.#maxBytesOf = maxBytesOfUrl;
    this.#held = held;
  }

  /**
   * Begins to count a body. False when its `content-length` is already too large: then the request has been answered.
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const maxBytes = this.#maxBytesOf(request.url ?? '');
    const { push } = request;
    let bytes = 0;
    let sender: string | undefined;
    const frees: (() => void)[] = [];
    let isCut = false;
    let isOver = false;

    const cut = (status: 413 | 503, why: string) => {
      isCut = true;
      refuse(request, response, status, why);
    };
    const tooLarge = () => cut(413, `What was sent is larger than the limit of ${size(maxBytes)}.\n`);

    // All that Node hands over for a request passes here, whoever reads it and however it was announced.
    request.push = (chunk: Buffer | null, encoding) => {
      if (isCut) {
        if (chunk === null) response.end();
        return true;
      }
      // What comes after the answer is read by nobody, and soon cut off.
      if (chunk !== null && !isOver) {
        bytes += chunk.length;
        sender ??= this.#senderOf(request);
        const free = this.#held.take(sender, chunk.length);
        if (free) frees.push(free);
        if (bytes > maxBytes) tooLarge();
        else if (!free) cut(503, 'Too much is being sent right now. Try again soon.\n');
        if (isCut) return true;
      }
      return push.call(request, chunk, encoding);
    };
    response.once('finish', () => leaveSoon(request));
    response.once('close', () => {
      isOver = true;
      for (const free of frees) free();
    });

    if (Number(request.headers['content-length'] ?? 0) <= maxBytes) return true;
    tooLarge();
    request.resume();
    return false;
  }
}

/**
 * Says why at once, and closes the connection only when the client has had time to read it: a client that is cut off
 * while it sends would not see the answer.
 */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, why: string): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  const timer = setTimeout(() => response.end(), closeTimeoutMs);
  response.once('finish', () => request.destroy());
  response.once('close', () => clearTimeout(timer));
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(why),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 && { 'retry-after': retrySeconds }),
  });
  response.write(why);
}

/** Cuts off a client that was answered and goes on sending what nobody reads. */
function leaveSoon(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => request.complete || request.socket.destroy(), closeTimeoutMs).unref();
}

const size = (bytes: number): string =>
  bytes < megabyte ? `${bytes} bytes` : `${Math.round(bytes / megabyte)} MB`;
