import { getPublishedId } from '@sanity/client/csm';
import { channel, type ToPage, type ToStudio } from '#canvas/messages.ts';

/** The port of each page that is shown in a preview of this Studio, in its frame or in a window of its own. */
const ports = new Map<MessageEventSource, MessagePort>();
const listeners = new Set<Listener>();
const goodbyes = new Set<(page: MessageEventSource) => void>();
const greeters = new Set<() => ToPage[]>();
let allowed: readonly string[] = [];

/** Hears what a page asks for; `answer` tells that page alone, and `page` is which of them it is. */
type Listener = (said: ToStudio, answer: (said: ToPage) => void, page: MessageEventSource) => void;

/** Has pages of these origins, and no others, speak with this Studio. */
export function listenToPages(origins: readonly string[]): void {
  allowed = origins;
  globalThis.window?.removeEventListener('message', greet);
  globalThis.window?.addEventListener('message', greet);
}

/** The latest state that was told of each document: its form tells it, and whoever changes it for a page. */
const told = new Map<string, object>();

/** Tells every page. */
export function tellPages(said: ToPage): void {
  if (said.type === 'document') {
    const id = getPublishedId(said.document._id);
    if (told.get(id) === said.document) return;
    told.set(id, said.document);
  }
  for (const port of ports.values()) port.postMessage(said);
}

/** Hears what pages ask for. Returns what ends it. */
export function hearPages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says at once to every page that comes what stands at that moment. Returns what ends it. */
export function greetPages(greeting: () => ToPage[]): () => void {
  greeters.add(greeting);
  return () => greeters.delete(greeting);
}

/** Hears of every page that has gone. */
export function hearGoodbyes(listener: (page: MessageEventSource) => void): void {
  goodbyes.add(listener);
}

function greet({ origin, data, ports: [port], source }: MessageEvent): void {
  if (data?.channel !== channel || data.type !== 'hello' || !allowed.includes(origin) || !port || !source)
    return;
  ports.get(source)?.close();
  ports.set(source, port);
  // The page that is shown instead, in the same frame, has taken its place by then.
  port.addEventListener('close', () => {
    if (ports.get(source) !== port) return;
    ports.delete(source);
    for (const leave of goodbyes) leave(source);
  });
  port.onmessage = ({ data: said }) => {
    for (const hear of listeners) hear(said, (answer) => port.postMessage(answer), source);
  };
  for (const greeting of greeters) for (const said of greeting()) port.postMessage(said);
}
