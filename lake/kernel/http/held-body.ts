const pieceBytes = 64 * 1024;

/** How fast a reader has to take an answer that is held in memory. */
export interface Pace {
  /** Milliseconds that every reader has. */
  graceMs: number;
  /** For so many bytes of the answer, a reader has another second. */
  bytesASecond: number;
}

const usual: Pace = { graceMs: 30_000, bytesASecond: 64 * 1024 };

/** A reader took too long to read what was held for it. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/**
 * The body of an answer that is held in memory until it is read. The larger it is, the longer the reader may take; then
 * the stream, and with it the connection, ends with `TooSlow`, because readers who take a little now and then could
 * otherwise hold the memory of many answers. `release` is called once nothing is held any more.
 */
export function heldBody(
  parts: readonly Uint8Array<ArrayBuffer>[],
  release: () => void,
  { graceMs, bytesASecond }: Pace = usual,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const maxMs = graceMs + (bytes / bytesASecond) * 1_000;
  const pieces = piecesOf(parts);
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    pieces.return(undefined);
    release();
  };
  return new ReadableStream(
    {
      start(controller) {
        const say = `${bytes} bytes were not taken within ${Math.round(maxMs)} ms.`;
        timer = setTimeout(() => {
          end();
          controller.error(new TooSlow(say));
        }, maxMs);
      },
      pull(controller) {
        const { done, value } = pieces.next();
        if (value) controller.enqueue(value);
        if (!done) return;
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

function* piecesOf(parts: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of parts)
    for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes);
}
