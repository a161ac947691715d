import { getPublishedId } from '@sanity/client/csm';
import { channel, type LiveDocument, type Order, type ToPage, type ToStudio } from '#canvas/messages.ts';

/** The port of each page that is shown in a preview of this Studio, in its frame or in a window of its own. */
const ports = new Map<MessageEventSource, MessagePort>();
const listeners = new Set<Listener>();
const goodbyes = new Set<(page: MessageEventSource) => void>();
const greeters = new Set<() => Telling[]>();
let allowed: readonly string[] = [];

/** Is called with what a page asks for. `answer` tells that page alone, and `page` identifies it. */
type Listener = (said: ToStudio, answer: (said: ToPage) => void, page: MessageEventSource) => void;

/** Has pages of these origins, and no others, speak with this Studio. */
export function listenToPages(origins: readonly string[]): void {
  allowed = origins;
  globalThis.window?.removeEventListener('message', greet);
  globalThis.window?.addEventListener('message', greet);
  globalThis.window?.removeEventListener('pointerup', tellLetGo, true);
  globalThis.window?.addEventListener('pointerup', tellLetGo, true);
}

/** A page does not hear that a pointer that was pressed on it is released outside of it. */
const tellLetGo = (): void => tellPages({ type: 'let-go' });

/** What pages can be told. A document comes without `has`, because only this module knows which changes it contains. */
type Telling = Exclude<ToPage, { type: 'document' }> | { type: 'document'; document: LiveDocument };

/** The latest state of each document that all pages were told, whether by its form or by what changes it for a page. */
const told = new Map<string, Extract<ToPage, { type: 'document' }>>();
/** The numbers of the pages' changes that each document contains, by the id of the published one. */
const made = new Map<string, Readonly<Record<string, number>>>();
/** The names under which each page has asked for changes. */
const names = new Map<MessageEventSource, Set<string>>();
/** The documents that have changed in the current task and that pages are yet to be told of. */
const changed = new Map<string, LiveDocument>();
/** The states that pages show in place of documents, by the ids of the published ones. */
const instead = new Map<string, LiveDocument>();

/** Tells every page. A document is told only once for a task, in its state at the end of it. */
export function tellPages(telling: Telling): void {
  if (telling.type === 'document') {
    // When the store hears from the lake, it emits states in between, which lack a change that was there before.
    if (changed.size === 0 && !isByHand()) queueMicrotask(tellOfChanged);
    changed.set(getPublishedId(telling.document._id), telling.document);
    if (isByHand()) tellOfChanged();
  } else tell(telling);
}

/**
 * Whether this happens within a key or pointer event, as when somebody types in the form. Pages are then told at once:
 * a microtask would come only after React has drawn the whole form anew, because React looks at the current event in
 * the same way.
 */
const isByHand = (): boolean => globalThis.event !== undefined && globalThis.event instanceof UIEvent;

/** Forgets the states that pages were told, because they look at other layers from now on. */
export function forgetTold(): void {
  told.clear();
  changed.clear();
}

/** Records that a document contains a change of a page, for the next time that pages are told of the document. */
export function noteMade(id: string, { page, number }: Order): void {
  made.set(id, { ...made.get(id), [page]: number });
}

/** Forgets the changes of a page that is gone, because nobody waits to hear of them. */
function forgetMade(page: MessageEventSource): void {
  for (const name of names.get(page) ?? [])
    for (const [id, { [name]: _made, ...others }] of made) made.set(id, others);
  names.delete(page);
}

/** Has pages show another state in place of a document, whatever becomes of it meanwhile; undefined ends that. */
export function showInstead(id: string, document: LiveDocument | undefined): void {
  if (document) instead.set(id, document);
  else instead.delete(id);
  const last = told.get(id);
  if (last) tell(last);
}

function asShown(said: ToPage): ToPage {
  if (said.type !== 'document') return said;
  const other = instead.get(getPublishedId(said.document._id));
  // The other state keeps the current address of the document, because the page would not find it at another one.
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

/** Listens to what pages ask for. Returns a function that ends it. */
export function hearPages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Greets every page that connects with these messages, made at that moment. Returns a function that ends it. */
export function greetPages(greeting: () => Telling[]): () => void {
  greeters.add(greeting);
  return () => greeters.delete(greeting);
}

/** Listens to pages that go away. Returns a function that ends it. */
export function hearGoodbyes(listener: (page: MessageEventSource) => void): () => void {
  goodbyes.add(listener);
  return () => goodbyes.delete(listener);
}

function greet({ origin, data, ports: [port], source }: MessageEvent): void {
  if (data?.channel !== channel || data.type !== 'hello' || !allowed.includes(origin) || !port || !source)
    return;
  ports.get(source)?.close();
  ports.set(source, port);
  // By then, the next page in the same frame may have taken its place.
  port.addEventListener('close', () => {
    if (ports.get(source) !== port) return;
    ports.delete(source);
    forgetMade(source);
    for (const leave of goodbyes) leave(source);
  });
  port.onmessage = ({ data: said }) => {
    // A late answer goes to the port that the page has by then.
    const answer = (late: ToPage) => (ports.get(source) ?? port).postMessage(late);
    if (said.type === 'change') names.set(source, (names.get(source) ?? new Set()).add(said.order.page));
    for (const hear of listeners) hear(said, answer, source);
  };
  // This page has not heard what was told before.
  told.clear();
  for (const greeting of greeters)
    for (const telling of greeting()) {
      const said = telling.type === 'document' ? toPage(telling) : telling;
      if (said.type === 'document') told.set(getPublishedId(said.document._id), said);
      port.postMessage(asShown(said));
    }
}
