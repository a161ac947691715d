import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, headOf } from './asked.ts';

/** The outcome of a request: the status of its answer, or how the connection ended without one. */
export type Outcome = number | 'closed' | 'hangs';

const maxMs = 20_000;
const pieces = 4;
const pauseMs = 30;

/**
 * Sends a request, exactly as it is, to a port of loopback, and waits until it is answered or the connection is closed.
 */
export async function send(asked: Asked, port: number): Promise<Outcome> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer =
      (answer + text).slice(0, 64 * 1024) + (answer.length + text.length > 64 * 1024 ? text.slice(-16) : '');
    if (isWhole(answer, asked.method)) resolve(statusOf(answer) ?? 'closed');
  });
  socket.on('error', () => resolve(statusOf(answer) ?? 'closed'));
  socket.on('close', () => resolve(statusOf(answer) ?? 'closed'));
  const timer = setTimeout(() => resolve('hangs'), maxMs);
  await write(asked, port, socket);
  const outcome = await promise;
  clearTimeout(timer);
  socket.destroy();
  return outcome;
}

async function write(asked: Asked, port: number, socket: ReturnType<typeof connect>): Promise<void> {
  const usual: Asked['headers'] = [['connection', 'close']];
  if (!asked.headers.some(([name]) => name === 'host')) usual.push(['host', `127.0.0.1:${port}`]);
  const headers = [...asked.headers, ...usual];
  socket.write(headOf({ ...asked, headers }));
  const { body, way } = asked;
  if (way === 'whole') socket.write(body);
  else {
    const size = Math.ceil(body.length / pieces);
    const count = way === 'cut' ? pieces / 2 : pieces;
    for (let piece = 0; piece < count && !socket.destroyed; piece += 1) {
      await pause(pauseMs);
      if (socket.writable) socket.write(body.subarray(piece * size, (piece + 1) * size));
    }
  }
  // A sender that has sent everything waits for the answer; one whose request may be incomplete ends the connection.
  const isShort =
    way === 'cut' ||
    asked.headers.some(([name]) => /^(content-length|transfer-encoding|expect|upgrade)$/.test(name));
  if (isShort) {
    await pause(pauseMs * pieces);
    socket.end();
  }
}

const statusOf = (answer: string): number | undefined => {
  const lines = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code));
  return lines.find((code) => code >= 200) ?? lines[0];
};

/**
 * Whether there is nothing more to wait for: a stream of events has begun, or a whole answer has come on a connection
 * that stays open.
 */
function isWhole(answer: string, method: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0 || (statusOf(answer) ?? 0) < 200) return false;
  const head = answer.slice(0, end).toLowerCase();
  if (head.includes('text/event-stream')) return true;
  if (!head.includes('connection: keep-alive')) return false;
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (method === 'HEAD' || /^http\/1\.1 (204|304)/.test(head)) return true;
  return length !== undefined
    ? answer.length >= Math.min(end + 4 + Number(length), 64 * 1024)
    : answer.endsWith('0\r\n\r\n');
}
