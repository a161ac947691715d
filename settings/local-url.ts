/**
 * The address at which this machine reaches what listens on a host and port, or on all of its addresses, as when the
 * host is undefined.
 */
export function localUrl({
  host,
  port,
  path = '',
}: {
  host: string | undefined;
  port: number;
  path?: string;
}): string {
  const name = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`;
}
