import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('no port is given out twice, though nobody listens on it yet', async () => {
  const ports = new Set<number>();
  // The system picks ports at random: among so many, some would repeat.
  for (let count = 0; count < 1_500; count++) ports.add(await freePort());
  expect(ports.size).toBe(1_500);
});
