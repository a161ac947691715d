import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import { startChild, stopChild } from '../process/child.ts';
import type { BareSocket } from './bare-socket.ts';
import type { Begun, Order } from './keeper.ts';
import { readReleaseManifest } from './release-manifest.ts';
import { withoutHeld } from './release-settings.ts';

/** What a release answers when it has carried out an order, or could not. */
export interface Answer {
  order: Order;
  error?: string;
}

/** The sockets that a release gets as file descriptors 4 and 5, the second for a lake of its own. */
export interface HeldSockets {
  site: BareSocket;
  lake?: BareSocket;
}

const maxWaitMs = 300_000; // how long an order may take: the first content is written, or tables are brought to another form

/**
 * Begins the release in a folder, with the sockets at which it answers once it is told to; `onGone` is called when it
 * has ended by itself. Throws a sentence when there is a socket for a lake and the release has none, or the other way
 * round.
 */
export async function beginRelease(
  root: string,
  { site, lake }: HeldSockets,
  onGone: () => unknown,
): Promise<Begun> {
  const { name, tables, settings } = readReleaseManifest(root);
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

/** The sentence for a release with a lake of its own when no port is held for one, or without a lake when one is. */
const ofOtherContent = (root: string, name: string, isEmbedded: boolean): string => {
  const [own, other] = isEmbedded ? ['a', 'none'] : ['no', 'one'];
  return `The release "${name}" has ${own} lake of its own, and the one that runs has ${other}. Stop the product, and start it from "${root}".`;
};

/** Where Node keeps what it has compiled of a release: beside the release, because others have other files. */
const compileCacheOf = (root: string): string => join(root, '.cache/node');

/**
 * The error of a release for an order that it could not carry out; undefined when it could. An order to leave is
 * carried out when the release is gone.
 */
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
