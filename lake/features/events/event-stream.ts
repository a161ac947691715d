const heartbeatMs = 15_000;
const maxWaitingBytes = 8 * 1024 * 1024; // that a slow reader may leave unread

/** One server-sent event; `data` is sent as JSON. */
export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/**
 * Answers with a stream of server-sent events. `start` gets two functions: `send` sends an event and answers whether
 * the stream is still open, `end` closes the stream. `start` returns a function that ends the subscription. A reader
 * that is too slow is cut off, and can resume by the id of its last event.
 */
export function eventStream(
  request: Request,
  start: (send: (event: StreamEvent) => boolean, end: () => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let release = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        let unsubscribe = () => {};
        release = () => {
          isOpen = false;
          clearInterval(timer);
          unsubscribe();
        };
        const end = () => {
          if (!isOpen) return;
          release();
          controller.close(); // what is queued is still delivered
        };
        const write = (text: string) => {
          if (!isOpen) return;
          if ((controller.desiredSize ?? 0) <= 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        const timer = setInterval(write, heartbeatMs, ':\n\n');
        timer.unref();
        write(':\n\n');
        const stop = start(({ event, id, data }) => {
          if (isOpen) write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
          return isOpen;
        }, end);
        // The first events may have been too many already.
        if (isOpen) unsubscribe = stop;
        else stop();
        request.signal.addEventListener('abort', end);
        if (request.signal.aborted) end();
      },
      cancel: () => release(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaitingBytes }),
  );
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' },
  });
}
