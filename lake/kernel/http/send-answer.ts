import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pour } from '@tessera/limits/pour';
import { type Encoding, encodingFor, isPackable, packers } from './encoding.ts';

const minPacked = 1_400; // bytes; what fits into one network packet arrives no sooner when compressed

/**
 * Sends an answer, compressed in an encoding that `accepted` (`Accept-Encoding`) names when it is text and long enough
 * to gain by that.
 */
export async function sendAnswer(
  { status, headers, body }: Response,
  outgoing: ServerResponse,
  { accepted, isHead }: { accepted: string | undefined; isHead: boolean },
): Promise<void> {
  const isText = isPackable(headers);
  if (isText) headers.append('Vary', 'Accept-Encoding');
  const fields = Object.fromEntries(headers);
  if (!body || isHead) {
    outgoing.writeHead(status, fields).end();
    return body?.cancel();
  }
  // Streams of Node's and of the web's types are one at run time.
  const source = Readable.fromWeb(body as never);
  const encoding = isText ? encodingFor(accepted) : undefined;
  if (!encoding) {
    outgoing.writeHead(status, fields);
    return pour(source, outgoing);
  }
  try {
    await sendPacked(source, outgoing, { status, fields, encoding });
  } finally {
    source.destroy(); // also where nothing of it was read
  }
}

async function sendPacked(
  source: Readable,
  outgoing: ServerResponse,
  { status, fields, encoding }: { status: number; fields: Record<string, string>; encoding: Encoding },
): Promise<void> {
  const chunks = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  for (let size = 0; size < minPacked; ) {
    const { done, value } = await chunks.next();
    if (done)
      return void outgoing.writeHead(status, { ...fields, 'content-length': size }).end(Buffer.concat(first));
    first.push(value);
    size += value.length;
  }
  const { 'content-length': _, ...others } = fields;
  outgoing.writeHead(status, { ...others, 'content-encoding': encoding });
  return pour(Readable.from(whole(first, chunks)), packers[encoding](), outgoing);
}

async function* whole(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
