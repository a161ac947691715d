import { isFields } from '../fields.ts';
import { maxNesting } from '../max-nesting.ts';
import { messageOf } from '../message-of.ts';
import { Refusal } from '../refusal.ts';
import { depthOfJson } from './json-depth.ts';

/** Reads a request's body up to a number of bytes; throws a 413 as soon as there are more. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same part by part as it comes, for bodies that need not be in memory as a whole. */
export async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () =>
    new Refusal(
      413,
      `The body is larger than ${Math.round(maxBytes / 1024 / 1024)} MB, the most that this address accepts.`,
    );
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    yield chunk;
  }
}

/** Reads a JSON object; throws a 400 that says where the text stops being JSON. */
export async function readJson(
  request: Request,
  maxBytes = 32 * 1024 * 1024,
): Promise<Record<string, unknown>> {
  return parse((await readBytes(request, maxBytes)).toString('utf8'));
}

/** Reads a JSON object from a request that need not have a body; without one it is empty. */
export async function readOptionalJson(
  request: Request,
  maxBytes = 1024 * 1024,
): Promise<Record<string, unknown>> {
  const text = (await readBytes(request, maxBytes)).toString('utf8');
  return text.trim() === '' ? {} : parse(text);
}

function parse(text: string): Record<string, unknown> {
  if (depthOfJson(text) > maxNesting)
    throw new Refusal(
      400,
      `Objects and lists in a body can be nested at most ${maxNesting.toLocaleString('en')} deep.`,
    );
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch (error) {
    throw new Refusal(400, `The body is not JSON: ${messageOf(error)}.`);
  }
  throw new Refusal(400, 'The body must be a JSON object.');
}
