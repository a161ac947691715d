import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listenToLive } from './live-events.ts';

test('after a break, the listener goes on where it was', async () => {
  const resumed: (string | undefined)[] = [];
  const streams: ServerResponse[] = [];
  const lake = createServer((request, response) => {
    resumed.push(request.headers['last-event-id'] as string | undefined);
    if (resumed.length === 2) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: welcome\nid: 4\ndata: {}\n\n');
    streams.push(response);
  }).listen(0);
  const heard: string[] = [];
  const live = listenToLive(
    { url: `http://127.0.0.1:${(lake.address() as AddressInfo).port}/`, lastEventId: null },
    {
      onWelcome: (id) => heard.push(`welcome ${id}`),
      onTags: (tags, id) => heard.push(`${tags} ${id}`),
      onRestart: (id) => heard.push(`restart ${id}`),
    },
  );
  try {
    await expect.poll(() => heard).toEqual(['welcome 4']);
    streams[0]?.write('event: message\nid: 5\ndata: {"tags":["s1:a","s1:b"]}\n\n');
    await expect.poll(() => heard).toContain('s1:a,s1:b 5');
    streams[0]?.end();
    // The second answer is an error, after which the package alone would give up.
    await expect.poll(() => resumed).toEqual([undefined, '5', '5']);
    streams[1]?.write('event: restart\nid: 9\ndata: {}\n\n');
    await expect.poll(() => heard.at(-1)).toBe('restart 9');
  } finally {
    live.close();
    lake.closeAllConnections();
    lake.close();
  }
});

test('a stream that says nothing any more is begun anew, one that only says that it is there is not', async () => {
  const resumed: (string | undefined)[] = [];
  const beats = new Set<NodeJS.Timeout>();
  let beaten = 0;
  const lake = createServer((request, response) => {
    resumed.push(request.headers['last-event-id'] as string | undefined);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: welcome\nid: 4\ndata: {}\n\n');
    if (resumed.length < 2) return;
    const beat = () => {
      beaten++;
      response.write(':\n\n');
    };
    beats.add(setInterval(beat, 20));
  }).listen(0);
  const live = listenToLive(
    { url: `http://127.0.0.1:${(lake.address() as AddressInfo).port}/`, lastEventId: null },
    { onWelcome() {}, onTags() {}, onRestart() {} },
    1_000,
  );
  try {
    await expect.poll(() => resumed).toEqual([undefined, '4']);
    await expect.poll(() => beaten).toBeGreaterThan(75);
    expect(resumed).toHaveLength(2);
  } finally {
    live.close();
    for (const beat of beats) clearInterval(beat);
    lake.closeAllConnections();
    lake.close();
  }
});

test('an event that cannot be read counts as a restart, and what a listener throws ends nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lake = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: welcome\nid: 4\ndata: {}\n\n');
    for (const [id, data] of [
      [5, 'nope'],
      [6, '{"tags":"all"}'],
      [7, '{"tags":["s1:a"]}'],
      [8, '{"tags":["s1:b"]}'],
    ])
      response.write(`event: message\nid: ${id}\ndata: ${data}\n\n`);
  }).listen(0);
  const heard: string[] = [];
  const live = listenToLive(
    { url: `http://127.0.0.1:${(lake.address() as AddressInfo).port}/`, lastEventId: null },
    {
      onWelcome() {},
      onTags(tags, id) {
        heard.push(`${tags} ${id}`);
        throw new Error('The disk is full.');
      },
      onRestart: (id) => heard.push(`restart ${id}`),
    },
  );
  try {
    await expect.poll(() => heard).toEqual(['restart 5', 'restart 6', 's1:a 7', 's1:b 8']);
    expect(error).toHaveBeenCalledTimes(4);
  } finally {
    live.close();
    lake.closeAllConnections();
    lake.close();
    error.mockRestore();
  }
});
