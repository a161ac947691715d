import { getPublishedId } from '@sanity/client/csm';
import { channel, type LiveDocument, type Order, type ToPage, type ToStudio } from '#canvas/messages.ts';

/** The port of each page that is shown in a preview of this Studio, in its frame or in a window of its own. */
const ports = new Map<MessageEventSource, MessagePort>();
const listeners = new Set<Listener>();
const goodbyes = new Set<(page: MessageEventSource) => void>();
const greeters = new Set<() => Telling[]>();
let allowed: readonly string[] = [];

/** Hears what a page asks for; `answer` tells that page alone, and `page` is which of them it is. */
type Listener = (said: ToStudio, answer: (said: ToPage) => void, page: MessageEventSource) => void;

/** Has pages of these origins, and no others, speak with this Studio. */
export function listenToPages(origins: readonly string[]): void {
  allowed = origins;
  globalThis.window?.removeEventListener('message', greet);
  globalThis.window?.addEventListener('message', greet);
  globalThis.window?.removeEventListener('pointerup', tellLetGo, true);
  globalThis.window?.addEventListener('pointerup', tellLetGo, true);
}

/** A page does not hear of a pointer that was pressed on it and let go beside it. */
const tellLetGo = (): void => tellPages({ type: 'let-go' });

/** What pages are told: of a document only how it stands, as which changes it has is known here. */
type Telling = Exclude<ToPage, { type: 'document' }> | { type: 'document'; document: LiveDocument };

/** The latest state of each document that every page was told: its form tells it, and whoever changes it for a page. */
const told = new Map<string, Extract<ToPage, { type: 'document' }>>();
/** Which changes of pages a document has, by the id of the published one. */
const made = new Map<string, Readonly<Record<string, number>>>();
/** By which names of its own each page has asked for changes. */
const names = new Map<MessageEventSource, Set<string>>();
/** How documents stand that have changed at this moment. */
const changed = new Map<string, LiveDocument>();
/** What pages show in the place of documents, by the ids of the published ones. */
const instead = new Map<string, LiveDocument>();

/** Tells every page; of a document only once, how it stands when all is done that is being done. */
export function tellPages(telling: Telling): void {
  if (telling.type === 'document') {
    // When the store hears of the lake it tells of states between, in which a change is missing that was there before.
    if (changed.size === 0 && !isByHand()) queueMicrotask(tellOfChanged);
    changed.set(getPublishedId(telling.document._id), telling.document);
    if (isByHand()) tellOfChanged();
  } else tell(telling);
}

/**
 * Whether it happens in the event of a key or a pointer, as what is written in the form does. The page is told of that at once: a microtask
 * would come when React has drawn all of the form anew, which asks for the event of the moment in the same way.
 */
const isByHand = (): boolean => globalThis.event !== undefined && globalThis.event instanceof UIEvent;

/** Forgets how documents stood: pages look at other layers of them from now on. */
export function forgetTold(): void {
  told.clear();
  changed.clear();
}

/** Notes that a document has the change of a page, from what is told of it next. */
export function noteMade(id: string, { page, number }: Order): void {
  made.set(id, { ...made.get(id), [page]: number });
}

/** Forgets what was made for a page that is not there any more: nobody waits to hear of it. */
function forgetMade(page: MessageEventSource): void {
  for (const name of names.get(page) ?? [])
    for (const [id, { [name]: _made, ...others }] of made) made.set(id, others);
  names.delete(page);
}

/** Has pages show another state of a document in its place, whatever becomes of it meanwhile; undefined ends that. */
export function showInstead(id: string, document: LiveDocument | undefined): void {
  if (document) instead.set(id, document);
  else instead.delete(id);
  const last = told.get(id);
  if (last) tell(last);
}

function asShown(said: ToPage): ToPage {
  if (said.type !== 'document') return said;
  const other = instead.get(getPublishedId(said.document._id));
  // It is looked at where the document stands: elsewhere the page would not find it.
  const { _id, path, slug } = said.document;
  return other ? { ...said, document: { ...other, _id, path, slug } } : said;
}

function tellOfChanged(): void {
  const documents = [...changed];
  changed.clear();
  for (const [id, document] of documents) {
    const said = toPage({ type: 'document', document });
    const last = told.get(id);
    if (last?.document === document && last.has === said.has) continue;
    told.set(id, said);
    tell(said);
  }
}

function tell(said: ToPage): void {
  const shown = asShown(said);
  for (const port of ports.values()) port.postMessage(shown);
}

const none = {};

function toPage(telling: Extract<Telling, { type: 'document' }>): Extract<ToPage, { type: 'document' }> {
  return { ...telling, has: made.get(getPublishedId(telling.document._id)) ?? none };
}

/** Hears what pages ask for. Returns what ends it. */
export function hearPages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says at once to every page that comes what stands at that moment. Returns what ends it. */
export function greetPages(greeting: () => Telling[]): () => void {
  greeters.add(greeting);
  return () => greeters.delete(greeting);
}

/** Hears of every page that has gone. Returns what ends it. */
export function hearGoodbyes(listener: (page: MessageEventSource) => void): () => void {
  goodbyes.add(listener);
  return () => goodbyes.delete(listener);
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
    forgetMade(source);
    for (const leave of goodbyes) leave(source);
  });
  port.onmessage = ({ data: said }) => {
    // What is answered late goes to whatever port the page has by then.
    const answer = (late: ToPage) => (ports.get(source) ?? port).postMessage(late);
    if (said.type === 'change') names.set(source, (names.get(source) ?? new Set()).add(said.order.page));
    for (const hear of listeners) hear(said, answer, source);
  };
  // What was told before, this page has not heard.
  told.clear();
  for (const greeting of greeters)
    for (const telling of greeting()) {
      const said = telling.type === 'document' ? toPage(telling) : telling;
      if (said.type === 'document') told.set(getPublishedId(said.document._id), said);
      port.postMessage(asShown(said));
    }
}
