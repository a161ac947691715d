import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { siteFault, trySite } from './try-site.ts';

/** Runs a server while `work`, which gets its address, goes on. */
async function withSite(answer: RequestListener, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await work(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  server.closeAllConnections();
  server.close();
}

test('a site that becomes ready is waited for', async () => {
  let asked = 0;
  await withSite(
    ({ url }, response) => {
      response.statusCode = url === '/api/ready' && asked++ < 2 ? 503 : 200;
      response.end();
    },
    async (address) => {
      await trySite(address);
      expect(asked).toBe(3);
    },
  );
});

test('one whose first page cannot be shown is not well, though it says that it is ready', async () => {
  await withSite(
    ({ url }, response) => {
      response.statusCode = url === '/' ? 500 : 200;
      response.end('Something is wrong with the page.\n');
    },
    async (address) => {
      await expect(trySite(address, 0)).rejects.toThrow(
        'It is not well: / answers 500: Something is wrong with the page.',
      );
    },
  );
});

test('one that is not there is told', async () => {
  expect(await siteFault('http://127.0.0.1:1')).toMatch(/^\/api\/ready does not answer/);
});
