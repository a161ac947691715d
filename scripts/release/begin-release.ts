import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import { startChild, stopChild } from '../process/child.ts';
import type { BareSocket } from './bare-socket.ts';
import type { Begun, Order } from './keeper.ts';
import { readManifest } from './release-manifest.ts';
import { withoutHeld } from './release-settings.ts';

/** What a release answers when it has done what it was told, or could not. */
export interface Answer {
  order: Order;
  error?: string;
}

/** The sockets that a release gets as 4 and 5, the latter for a lake of its own. */
export interface HeldSockets {
  site: BareSocket;
  lake?: BareSocket;
}

const maxWaitMs = 300_000; // for what an order takes: the first content, or tables brought to another form

/**
 * Begins the release in a folder, with the sockets at which it is to answer once it is told to; `onGone` hears when it has ended by
 * itself. Throws a sentence when there is a socket for a lake and the release has none, or the other way round.
 */
export async function beginRelease(
  root: string,
  { site, lake }: HeldSockets,
  onGone: () => unknown,
): Promise<Begun> {
  const { name, tables, settings } = readManifest(root);
  const variables = { ...withoutHeld(), ...settings.variables };
  const { isEmbedded } = readEnvironment({ ...process.env, ...variables });
  if (isEmbedded !== (lake !== undefined)) throw new Error(ofOtherContent(root, name, isEmbedded));
  const { child } = await startChild('scripts/release/serve.ts', {
    name,
    cwd: root,
    execPath: join(root, 'bin/node'),
    handles: lake ? [site.fd, lake.fd] : [site.fd],
    env: { ...variables, NODE_COMPILE_CACHE: compileCacheOf(root) },
  });
  let isLeaving = false;
  child.once('exit', () => {
    if (!isLeaving) onGone();
  });
  return {
    name,
    tables,
    async ask(order) {
      if (order === 'leave') isLeaving = true;
      const error = await answerOf(child, order);
      if (error !== undefined) throw new Error(`The release "${name}": ${error}`);
    },
    async end() {
      isLeaving = true;
      await stopChild(child);
    },
  };
}

/** What is said of a release that has a lake of its own when no port is held for one, or has none when one is. */
const ofOtherContent = (root: string, name: string, isEmbedded: boolean): string => {
  const [own, other] = isEmbedded ? ['a', 'none'] : ['no', 'one'];
  return `The release "${name}" has ${own} lake of its own, and the one that runs has ${other}. Stop the product, and start it from "${root}".`;
};

/** Where Node finds what it has compiled of a release: beside that, as others have other files. */
const compileCacheOf = (root: string): string => join(root, '.cache/node');

/** What a release says to an order that it could not follow; undefined when it has. One that leaves has done so when it is gone. */
function answerOf(child: ChildProcess, order: Order): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const hear = (answer: Answer) => {
    if (answer.order === order) resolve(answer.error);
  };
  const end = () => resolve(order === 'leave' ? undefined : 'It has ended.');
  const timer = setTimeout(() => resolve(`It has not done "${order}" in time.`), maxWaitMs);
  child.on('message', hear).once('exit', end);
  if (child.connected) child.send(order);
  else end();
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', hear).off('exit', end);
  });
}
