import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

const maxBytes = 32 * 1024 * 1024; // bytes; the lake takes no larger request
const newline = 10;

/**
 * The lines of a file that are not empty, each with its number from one. Throws an error for a line that is longer than
 * any document may be.
 */
export const readLines = (file: string): AsyncGenerator<[line: string, number: number]> =>
  linesOf(createReadStream(file), basename(file));

/**
 * The same for bytes as they come, such as those of an answer. `name` is what an error calls them when a line is too
 * long.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<[line: string, number: number]> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size > maxBytes)
      throw new Error(`line ${number} of ${name} is longer than 32 MB, which no document is.`);
    parts.push(part);
  };
  const take = () => {
    const line = Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, end));
      const line = take();
      if (line) yield [line, number];
      number += 1;
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  const last = take();
  if (last) yield [last, number];
}
