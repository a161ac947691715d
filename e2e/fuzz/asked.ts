/** The server that a request goes to. */
export type Server = 'site' | 'lake';

/** A request as it is sent; nothing in it has to be valid. */
export interface Asked {
  server: Server;
  /** The route that the request belongs to, for the report: a method and a pattern of paths. */
  route: string;
  method: string;
  /** Path and query, as they stand in the first line. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /**
   * How the body is sent: as a whole, in pieces with pauses between, or only its first half, after which the sender
   * ends the connection.
   */
  way: 'whole' | 'slow' | 'cut';
}

/**
 * The head of a request. It gives the length of the body, unless a header gives the length or the transfer encoding
 * already.
 */
export function headOf({ method, target, headers, body }: Asked): Buffer {
  const names = headers.map(([name]) => name.toLowerCase());
  const saysLength = names.includes('content-length') || names.includes('transfer-encoding');
  const length: [string, string][] =
    body.length > 0 && !saysLength ? [['content-length', String(body.length)]] : [];
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
}
