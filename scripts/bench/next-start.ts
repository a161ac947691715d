import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import { stopChild } from '../process/child.ts';

/**
 * Serves an app that Next has built in a folder, by `next start` on a free port; rejects when that ends before it is
 * ready.
 */
export async function nextStart(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', folder, '--port', String(port)], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => String(text).includes('Ready') && resolve());
    child.once('exit', (code) => reject(new Error(`"next start ${folder}" ended with code ${code}.`)));
  });
  return { url: `http://localhost:${port}`, stop: () => stopChild(child) };
}
