import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { startProgram } from '../process/child.ts';

/** The Studio's development server, which shows every change of a source at once. */
export interface DevelopedStudio {
  /** Its port; nothing listens there before the Studio was wanted. */
  port: number;
  /** Takes a message of the site, which wants the Studio when somebody opens it. */
  hear: (said: unknown) => void;
}

const maxLastWords = 4_000; // characters

/**
 * Prepares that server. It starts when somebody opens the Studio, so that the first page need not share the machine
 * with it, and again when the Studio is wanted after the server has ended. `begun` gets its process id each time; its
 * end is reported unless `isStopping` returns true.
 */
export async function developStudio(
  begun: (pid: number) => void,
  isStopping: () => boolean,
): Promise<DevelopedStudio> {
  const port = await freePort();
  let isWanted = false;
  const run = async () => {
    try {
      const end = await runToItsEnd(port, begun);
      if (!isStopping()) console.error(`The Studio has stopped ${end}`);
    } catch (error) {
      if (!isStopping()) console.error(`The Studio did not start: ${messageOf(error)}`);
    }
    isWanted = false;
  };
  return {
    port,
    hear(said) {
      if (isWanted || isStopping() || !isWish(said)) return;
      isWanted = true;
      void run();
    },
  };
}

const isWish = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'wants' in said && said.wants === 'studio';

/** Runs the server and resolves with how it ended and what it said last; throws StartError when it does not start. */
async function runToItsEnd(port: number, begun: (pid: number) => void): Promise<string> {
  const sanity = join(process.cwd(), 'node_modules/sanity/bin/sanity');
  const { child } = await startProgram(
    process.execPath,
    [sanity, 'dev', '--port', String(port), '--host', '127.0.0.1'],
    {
      words: 'running at',
      env: { STUDIO_PORT: String(port), DO_NOT_TRACK: '1', NODE_ENV: 'development' },
    },
  );
  if (child.pid !== undefined) begun(child.pid);
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-maxLastWords);
  });
  const [code, signal] = await once(child, 'close');
  return `(${code ?? signal}). It starts again when somebody opens it.\n${lastWords}`.trim();
}
