/** Who answers a request. */
export type Server = 'site' | 'lake';

/** A request as it goes over the wire: nothing in it has to be right. */
export interface Asked {
  server: Server;
  /** What the request is one of, for the report: a method and a pattern of paths. */
  route: string;
  method: string;
  /** Path and query, as they stand in the first line. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** How the body goes: as a whole, in pieces with pauses between, or only its first half, after which the sender ends. */
  way: 'whole' | 'slow' | 'cut';
}

/** The head of a request; the length of the body is said unless a header says it, or how it comes, already. */
export function headOf({ method, target, headers, body }: Asked): Buffer {
  const names = headers.map(([name]) => name.toLowerCase());
  const saysLength = names.includes('content-length') || names.includes('transfer-encoding');
  const length: [string, string][] =
    body.length > 0 && !saysLength ? [['content-length', String(body.length)]] : [];
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
}
