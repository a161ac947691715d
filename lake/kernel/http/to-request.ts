import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** A request of Node's as one of the web's; null when its method, address or host cannot be read. */
export function toRequest(incoming: IncomingMessage, signal?: AbortSignal): Request | null {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body =
    method === 'GET' || method === 'HEAD'
      ? {}
      : // Streams of Node's and of the web's types are one at run time.
        { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' };
  try {
    const address = url.startsWith('/') ? `http://${incoming.headers.host ?? 'localhost'}${url}` : url;
    // The types of the web know no `duplex`, which Node asks for.
    return new Request(address, { method, headers, signal, ...body } as RequestInit);
  } catch {
    return null;
  }
}
