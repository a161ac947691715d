import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { waitForPort, whyNot } from './port.ts';

test('a port that is about to be free is waited for', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  setTimeout(() => other.close(), 200);
  await waitForPort(port, 'PORT');
});

test('a port on an address that is not of this machine is not said to be taken', async () => {
  const port = await freePort();
  await expect(waitForPort(port, 'LAKE_PORT', '192.0.2.1')).rejects.toThrow(
    `The port ${port} cannot be opened on "192.0.2.1" (listen EADDRNOTAVAIL: address not available 192.0.2.1:${port}). Set LAKE_HOST to an address of this machine, or LAKE_PORT to another port.`,
  );
});

// Whether it happens depends on who runs the tests: a superuser opens every port.
test('a port that needs rights is told as one', () => {
  const error = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES' });
  expect(whyNot(error, { port: 80, variable: 'PORT' })).toBe(
    'The port 80 needs rights that this process does not have, as ports below 1024 do. Set PORT to a port from 1024 on.',
  );
});
