import { createHmac } from 'node:crypto';
import { messageOf } from '../../kernel/message-of.ts';
import type { Hook } from './hook.ts';
import type { Attempt, Message } from './messages.ts';
import { pauseMsFor } from './pauses.ts';

const maxMs = 30_000; // that a receiver may take
const maxKeptBytes = 4_096; // of what it answers

/** The outcome of an attempt, without its time. */
export type Delivery = Pick<Attempt, 'result' | 'body' | 'failure'>;

/**
 * Sends a message to the address of its hook, signed as Sanity signs. Never throws; a failure is part of the outcome.
 */
export async function deliver(
  { fields, secret }: Pick<Hook, 'fields' | 'secret'>,
  message: Pick<Message, 'headers' | 'payload'>,
  now: number,
  signal: AbortSignal,
): Promise<Delivery> {
  const { url, httpMethod, headers } = fields;
  const body = httpMethod === 'GET' ? '' : message.payload;
  try {
    const answer = await fetch(url, {
      method: httpMethod,
      headers: {
        ...headers,
        // As it was written when the message was made.
        ...(JSON.parse(message.headers) as Record<string, string>),
        'content-type': 'application/json',
        ...(secret !== null && { 'sanity-webhook-signature': signatureOf(body, secret, now) }),
      },
      ...(httpMethod !== 'GET' && { body }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxMs)]),
    });
    return { result: answer.status, body: await beginningOf(answer), failure: answer.ok ? null : 'http' };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { result: null, body: reasonOf(error), failure: isLate ? 'timeout' : 'network' };
  }
}

/**
 * The value of the header in which Sanity's toolkit for webhooks looks for the signature: the time, and an HMAC of time
 * and body.
 */
export function signatureOf(body: string, secret: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('base64url');
  return `t=${now},v1=${signature}`;
}

/** After how many milliseconds a message is sent again that has failed so many times; null when it is given up. */
export function pauseMsAfter(failures: number, { result, failure }: Delivery): number | null {
  // A receiver that calls the request wrong would do so again.
  const isFinal = failure === 'http' && result !== null && result < 500 && result !== 429 && result !== 408;
  return isFinal ? null : pauseMsFor(failures);
}

/** Why there was no answer: the error that `fetch` throws says only that it failed, and has the reason as its cause. */
const reasonOf = (error: unknown): string =>
  messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);

async function beginningOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= maxKeptBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxKeptBytes).toString('utf8');
}
