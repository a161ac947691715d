import { useEffect } from 'react';
import {
  definePlugin,
  getPublishedId,
  getVersionFromId,
  type InputProps,
  isDocumentSchemaType,
  type SanityDocument,
  useDocumentStore,
} from 'sanity';

/** How the Studio and the previewed page find each other; web/preview/studio-channel.ts has the other side. */
const channel = 'tessera/live-document';

const previews = new Map<MessageEventSource, MessagePort>();
const current = new Map<string, SanityDocument>();
let allowed: readonly string[] = [];

/**
 * Hands the document in the form to the page in the preview at every change, before it is stored: the page draws it
 * anew by itself. The page opens the port; `origins` are those of sites that may.
 */
export const liveDocument = definePlugin<{ origins: readonly string[] }>(({ origins }) => {
  allowed = origins;
  globalThis.window?.removeEventListener('message', greet);
  globalThis.window?.addEventListener('message', greet);
  return { name: 'live-document', form: { components: { input: DocumentInput } } };
});

function greet({ origin, data, ports: [port], source }: MessageEvent): void {
  if (data?.channel !== channel || data.type !== 'hello' || !allowed.includes(origin) || !port || !source)
    return;
  previews.get(source)?.close();
  previews.set(source, port);
  for (const document of current.values()) port.postMessage({ type: 'document', document });
}

function send(document: SanityDocument): void {
  current.set(getPublishedId(document._id), document);
  for (const port of previews.values()) port.postMessage({ type: 'document', document });
}

function DocumentInput(props: InputProps) {
  const { schemaType, value } = props;
  if (!isDocumentSchemaType(schemaType)) return props.renderDefault(props);
  return (
    <>
      {props.renderDefault(props)}
      <Broadcast id={(value as SanityDocument | undefined)?._id} type={schemaType.name} />
    </>
  );
}

/** The store tells of a change as soon as the form has made it, before React draws the form anew. */
function Broadcast({ id, type }: { id: string | undefined; type: string }) {
  const store = useDocumentStore();
  useEffect(() => {
    if (!id) return;
    const publishedId = getPublishedId(id);
    const subscription = store.pair
      .editState(publishedId, type, getVersionFromId(id))
      .subscribe(({ version, draft, published }) => {
        const document = version ?? draft ?? published;
        if (document) send(document);
      });
    return () => {
      subscription.unsubscribe();
      current.delete(publishedId);
    };
  }, [store, id, type]);
  return null;
}
