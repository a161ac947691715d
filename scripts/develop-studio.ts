import { join } from 'node:path';
import { startProgram } from './process/child.ts';
import { freePort } from './process/port.ts';

/** Starts the Studio's development server, which draws it anew when a source changes, and answers its port. */
export async function developStudio(): Promise<number> {
  const port = await freePort();
  const sanity = join(process.cwd(), 'node_modules/sanity/bin/sanity');
  await startProgram(process.execPath, [sanity, 'dev', '--port', String(port), '--host', '127.0.0.1'], {
    words: 'running at',
    env: { STUDIO_PORT: String(port), DO_NOT_TRACK: '1', NODE_ENV: 'development' },
  });
  return port;
}
