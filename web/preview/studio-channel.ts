/** How the previewed page and the Studio find each other; studio/preview/live-document.tsx has the other side. */
const channel = 'tessera/live-document';

/** A document as it stands in the Studio's form. */
export interface LiveDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/**
 * Asks the Studio around this page, or that which has opened its window, for the documents in its forms, at every
 * change of them. A Studio is one of this site, on its own host or on `studio.` before it. Returns what ends it.
 */
export function openStudioChannel(onDocument: (document: LiveDocument) => void): () => void {
  const studio: Window | null = window.parent === window ? window.opener : window.parent;
  const origin = studioOrigin();
  if (!studio || !origin) return () => {};
  // Unlike a message to a window, one through a port does not wait until the Studio has drawn its form.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data?.type === 'document' && onDocument(data.document);
  studio.postMessage({ channel, type: 'hello' }, origin, [port2]);
  return () => port1.close();
}

function studioOrigin(): string | undefined {
  const own = location.origin;
  const asked = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return [own, own.replace('://', '://studio.')].find((allowed) => allowed === asked);
}
