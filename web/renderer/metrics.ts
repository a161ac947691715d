import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSecret } from './commands.ts';

/** Where the metrics of the site stand, for whoever has the token. */
export const metricsPath = '/api/metrics';

/** A figure of the site at this moment; a counter only grows. */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  value: number;
}

/**
 * Answers a request for the metrics in Prometheus' text format; false when it is none, or has not the token, or there is none.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function answerMetrics(
  read: () => readonly Metric[],
  token: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.url !== metricsPath || token === undefined) return false;
  if (!isSecret(request.headers.authorization, `Bearer ${token}`)) return false;
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
  response.end(read().map(lines).join(''));
  return true;
}

const lines = ({ name, type, help, value }: Metric): string =>
  `# HELP tessera_${name} ${help}\n# TYPE tessera_${name} ${type}\ntessera_${name} ${value}\n`;
