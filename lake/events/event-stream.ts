const heartbeat = 15_000; // ms
const mostWaiting = 1_000; // events that a slow reader may leave unread

/** One server-sent event; `data` is sent as JSON. */
export interface StreamEvent {
  event: string;
  id?: string;
  data: unknown;
}

/**
 * Answers with a stream of server-sent events. `start` is given a function that sends one and returns what
 * ends the subscription; a reader that is too slow is cut off, and resumes by its last event's id.
 */
export function eventStream(
  request: Request,
  start: (send: (event: StreamEvent) => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        const end = () => {
          if (!isOpen) return;
          isOpen = false;
          clearInterval(timer);
          unsubscribe?.();
          try {
            controller.close();
          } catch {
            // The reader has closed it already.
          }
        };
        const write = (text: string) => {
          if (!isOpen) return;
          if ((controller.desiredSize ?? 0) < -mostWaiting) return end();
          controller.enqueue(encoder.encode(text));
        };
        let unsubscribe: (() => void) | undefined;
        const timer = setInterval(write, heartbeat, ':\n\n');
        timer.unref();
        write(':\n\n');
        unsubscribe = start(({ event, id, data }) => {
          write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        });
        request.signal.addEventListener('abort', end);
        stop = end;
      },
      cancel: () => stop(),
    },
    { highWaterMark: 16 },
  );
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' },
  });
}
