import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { openRedis } from './open-redis.ts';

const script = 'return {1}';
let opened: ReturnType<typeof openRedis> | undefined;
afterEach(() => opened?.close());

test('while Redis is away, from the start on, a question is refused at once: somebody may be waiting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  opened = openRedis(`redis://127.0.0.1:${await freePort()}`);
  const { ask } = opened;
  await expect(ask(script, [], [])).rejects.toThrow('Redis is away.');
  await expect(ask(script, [], [])).rejects.toThrow('Redis is away.');
  log.mockRestore();
});

test('one that takes connections and says nothing counts as away soon, too', async () => {
  const silent = createServer().listen(0);
  const address = silent.address();
  opened = openRedis(`redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const { ask } = opened;
  await expect(ask(script, [], [])).rejects.toThrow('Redis is away.');
  await expect(ask(script, [], [])).rejects.toThrow('Redis is away.');
  silent.close();
});
