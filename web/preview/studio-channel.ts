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
  if (!studio) return () => {};
  const ports = studioOrigins().map((origin) => {
    // Unlike a message to a window, one through a port does not wait until the Studio has drawn its form.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => data?.type === 'document' && onDocument(data.document);
    studio.postMessage({ channel, type: 'hello' }, origin, [port2]);
    return port1;
  });
  return () => {
    for (const port of ports) port.close();
  };
}

/**
 * Where the Studio may be, as studio/preview/preview-origin.ts has it: where the frame around this page is, or both places
 * when nothing tells which.
 */
function studioOrigins(): string[] {
  const site = location.origin.replace('://preview.', '://');
  const allowed = [site, site.replace('://', '://studio.')];
  const [around] = location.ancestorOrigins ?? [];
  return around === undefined ? allowed : allowed.filter((origin) => origin === around);
}
