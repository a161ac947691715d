import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenOn } from './listen-on.ts';

const close = (...servers: ReturnType<typeof createServer>[]) => {
  for (const server of servers) server.close();
};

test('a port that is taken is said in one sentence', async () => {
  const [one, other] = [createServer(), createServer()];
  const port = await listenOn(one, { port: 0, host: '127.0.0.1' });
  const place = { port, host: '127.0.0.1' };
  await expect(listenOn(other, { ...place, variable: 'PORT' })).rejects.toThrow(
    `The port ${port} is taken. Stop what runs there, or set PORT to another port.`,
  );
  // No variable sets the port of the renderer.
  await expect(listenOn(other, place)).rejects.toThrow(`The port ${port} is taken. Stop what runs there.`);
  close(one);
});

test.skipIf(process.platform !== 'linux')('servers that share a port are both asked', async () => {
  const asked = new Set<number>();
  const [one, other] = [0, 1].map((each) =>
    createServer((_, response) => {
      asked.add(each);
      response.writeHead(204, { connection: 'close' }).end();
    }),
  ) as [ReturnType<typeof createServer>, ReturnType<typeof createServer>]; // one for each number
  const port = await listenOn(one, { port: 0, host: '127.0.0.1', isShared: true });
  await listenOn(other, { port, host: '127.0.0.1', isShared: true });
  await expect
    .poll(async () => {
      await fetch(`http://127.0.0.1:${port}/`);
      return asked.size;
    })
    .toBe(2);
  close(one, other);
});
