const pieceBytes = 64 * 1024;

/** How fast the reader of an answer has to be that is held in memory. */
export interface Pace {
  /** Milliseconds that everybody has. */
  graceMs: number;
  /** Bytes of the answer for which there is another second. */
  bytesASecond: number;
}

const usual: Pace = { graceMs: 30_000, bytesASecond: 64 * 1024 };

/** A reader has taken too long for what was held for it. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/**
 * The body of an answer that is held in memory until it is taken, by a reader who has so long for it as it is large: it ends with
 * `TooSlow` else, and the connection with it, for who reads a little now and then would have the memory of many answers. `release` is
 * called once it is held no longer.
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
