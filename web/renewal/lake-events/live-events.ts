import { EventSource } from 'eventsource';
import * as z from 'zod';

const minPauseMs = 250;
const maxPauseMs = 10_000;
const maxSilenceMs = 45_000; // the lake says something every fifteen seconds, if only that it is there
const message = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('It is no JSON.');
      return z.NEVER;
    }
  })
  .pipe(z.object({ tags: z.array(z.string()) }));

/** What a listener hears; `id` names the event, so that the next connection can go on after it. */
export interface LiveListener {
  onWelcome: (id: string | null) => void;
  onTags: (tags: string[], id: string) => void;
  onRestart: (id: string | null) => void;
}

/**
 * Listens to the lake's live events after `lastEventId` until it is closed. When the connection ends, or is silent for
 * `silenceMs` (not every break is reported), it connects again, as often as it takes. An event that cannot be read
 * counts as a restart, because nobody knows what it changed. What the listener throws is logged.
 */
export function listenToLive(
  address: { url: string; token?: string; lastEventId: string | null },
  listener: LiveListener,
  silenceMs = maxSilenceMs,
): { close: () => void } {
  let lastEventId = address.lastEventId;
  let pauseMs = minPauseMs;
  let source: EventSource | undefined;
  let timer: NodeJS.Timeout | undefined;
  let quiet: NodeJS.Timeout | undefined;

  function connect() {
    const headers: Record<string, string> = {};
    if (address.token) headers.authorization = `Bearer ${address.token}`;
    if (lastEventId) headers['last-event-id'] = lastEventId;
    const silence = setTimeout(reconnect, silenceMs).unref();
    const speaking = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        silence.refresh();
        controller.enqueue(bytes);
      },
    });
    quiet = silence;
    source = new EventSource(address.url, {
      async fetch(url, init) {
        const answer = await fetch(url, { ...init, headers: { ...init.headers, ...headers } });
        const { status, redirected } = answer;
        // Every byte counts, not only events: the lake's sign of life is not one.
        const body = answer.body?.pipeThrough(speaking) ?? null;
        return { body, url: answer.url, status, redirected, headers: answer.headers };
      },
    });
    source.addEventListener('welcome', ({ lastEventId: id }) => {
      pauseMs = minPauseMs;
      hear(() => listener.onWelcome(id || null));
      lastEventId ||= id || null;
    });
    source.addEventListener('message', ({ data, lastEventId: id }) => {
      lastEventId = id;
      const found = message.safeParse(data);
      if (found.success) return hear(() => listener.onTags(found.data.tags, id));
      console.error(`The lake's event "${id}" cannot be read, so everything is looked at anew:`, found.error);
      hear(() => listener.onRestart(id || null));
    });
    source.addEventListener('restart', ({ lastEventId: id }) => {
      pauseMs = minPauseMs;
      lastEventId = id || null;
      hear(() => listener.onRestart(id || null));
    });
    source.addEventListener('goaway', reconnect);
    source.addEventListener('error', reconnect);
  }

  // The package has a fixed pause of its own and gives up after an HTTP error; a site must do neither.
  function reconnect() {
    source?.close();
    clearTimeout(quiet);
    clearTimeout(timer);
    timer = setTimeout(connect, pauseMs);
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }

  connect();
  return {
    close() {
      clearTimeout(quiet);
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** Calls a listener and logs what it throws, which would otherwise end the process. */
function hear(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error('What an event of the lake has changed could not be taken note of:', error);
  }
}
