import { afterEach, expect, test, vi } from 'vitest';
import { stopChildren } from '../process/child.ts';
import { developStudio } from './develop-studio.ts';

// Sanity's server starts on a machine that does much else.
const timeout = 100_000;
let isStopping = false;
afterEach(async () => {
  isStopping = true;
  await stopChildren();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a Studio in development that ends is told with its last words, and starts anew when it is opened again', async () => {
  vi.stubEnv('NODE_OPTIONS', '--trace-exit'); // it says something before it ends
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text));
  const pids: number[] = [];
  const { hear } = await developStudio(
    (pid) => pids.push(pid),
    () => isStopping,
  );
  const open = () => hear({ wants: 'studio' });
  open();
  open();
  await expect.poll(() => pids.length, { timeout }).toBe(1);

  process.kill(pids[0] ?? 0, 'SIGTERM');
  await expect.poll(() => said.length, { timeout }).toBe(1);
  expect(said[0]).toMatch(
    /^The Studio has stopped \(143\)\. It starts again when somebody opens it\.\n.*Exited the environment with code 143/,
  );

  open();
  await expect.poll(() => pids.length, { timeout }).toBe(2);
  isStopping = true;
  await stopChildren();
  expect(said, 'an end that is wanted is none to tell').toHaveLength(1);
}, 300_000);
