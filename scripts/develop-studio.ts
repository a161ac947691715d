import { join } from 'node:path';
import { freePort } from '#e2e/product/free-port.ts';
import { startProgram } from './process/child.ts';

/** The Studio's development server, which draws it anew when a source changes. */
export interface DevelopedStudio {
  /** Where it is, once it has been wanted. */
  port: number;
  /** Hears what the site says, which wants the Studio when somebody opens it. */
  hear: (said: unknown) => void;
}

/** Prepares that server; it starts when somebody opens the Studio, so that the first page need not share the machine with it. */
export async function developStudio(): Promise<DevelopedStudio> {
  const port = await freePort();
  let isWanted = false;
  return {
    port,
    hear(said) {
      if (isWanted || !isWish(said)) return;
      isWanted = true;
      start(port).catch((error: Error) => {
        isWanted = false;
        console.error(`The Studio did not start: ${error.message}`);
      });
    },
  };
}

const isWish = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'wants' in said && said.wants === 'studio';

async function start(port: number): Promise<void> {
  const sanity = join(process.cwd(), 'node_modules/sanity/bin/sanity');
  await startProgram(process.execPath, [sanity, 'dev', '--port', String(port), '--host', '127.0.0.1'], {
    words: 'running at',
    env: { STUDIO_PORT: String(port), DO_NOT_TRACK: '1', NODE_ENV: 'development' },
  });
}
