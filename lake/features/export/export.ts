import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemClock } from '../../kernel/clock.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

const maxCursorDocuments = 1_000; // of one answer to a request with a cursor
const separator = '\n';
const usualMaxMs = 30 * 60_000; // while a snapshot is open, the log of the database grows with every write

/**
 * Makes the handler of `/data/export/{dataset}`: every document as a line of JSON, drafts, versions and releases too,
 * or only those of the `types` that are named. Without `nextCursor` all of them are from one moment. With it they come
 * in parts, each as of its own time and with the cursor of the next part in its last line. An export that is not read
 * within `maxMs` breaks off.
 */
export const exportDocuments =
  (maxMs = usualMaxMs): Handler =>
  (_request, { store, url }) => {
    const cursor = url.searchParams.get('nextCursor');
    const types = url.searchParams.get('types')?.split(',').filter(Boolean);
    let snapshot: Snapshot | undefined; // opened at the first read, which never comes when only the head is asked for
    let after = cursor ?? '';
    let left = cursor === null ? Number.POSITIVE_INFINITY : maxCursorDocuments;
    let isOver = false;
    let stopClock = () => {};
    const encoder = new TextEncoder();

    function end(): void {
      if (isOver) return;
      isOver = true;
      stopClock();
      snapshot?.close();
    }

    function open(controller: ReadableStreamDefaultController<Uint8Array>): Snapshot {
      // By a timer and not when more is asked for, because a slow reader asks as seldom as they like.
      stopClock = systemClock.after(maxMs, () => {
        end();
        controller.error(
          new Error(
            `The export was not read within ${Math.round(maxMs / 1_000)} s. Read it in parts, by "nextCursor".`,
          ),
        );
      });
      return openSnapshot(store.folder, types);
    }

    function finish(controller: ReadableStreamDefaultController<Uint8Array>, last: string | undefined): void {
      // In a chunk of its own, because Sanity's exporter looks for it in whole chunks.
      if (last !== undefined)
        controller.enqueue(encoder.encode(JSON.stringify({ nextCursor: last }) + separator));
      controller.close();
      end();
    }

    async function readPage(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
      snapshot ??= open(controller);
      for (;;) {
        const { bodies, last } = snapshot.read(after, left);
        if (bodies.length > 0) controller.enqueue(encoder.encode(bodies.join(separator) + separator));
        left -= bodies.length;
        if (last === undefined || left <= 0) return finish(controller, last);
        after = last;
        if (bodies.length > 0) return;
        await nextTurn(); // a page of other types is no reason to keep everybody else waiting
        if (isOver) return;
      }
    }

    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            await readPage(controller);
          } catch (error) {
            end(); // nobody cancels a stream that has failed
            throw error;
          }
        },
        cancel: end,
      },
      { highWaterMark: 0 }, // the next page is read when the reader is there for it
    );
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
  };
