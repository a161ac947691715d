import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#lake/free-port.ts';

/** Whether Redis, or Valkey under its name, can be started here. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of one test, which keeps nothing. */
export interface TestRedis {
  url: string;
  /** Kills it, as in a crash: when it starts again it has lost everything. */
  end(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a Redis on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async end() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const text of child.stdout ?? []) if (String(text).includes('Ready to accept')) break;
      child.stdout?.resume();
    },
  };
  await redis.start();
  return redis;
}
