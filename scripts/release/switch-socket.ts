import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { messageOf } from '#lake/kernel/message-of.ts';
import { codeOf } from '../process/port.ts';
import type { Begun, Keeper } from './keeper.ts';
import { pointCurrent } from './point-current.ts';

/** The request to a process that keeps a release. */
const asked = z.object({ folder: z.string(), mayMigrate: z.boolean() });

/** The result of a switch; it is not done until the next boot would start the same release. */
const told = z.object({ isDone: z.boolean(), said: z.string() });

/** The socket at which to ask; its data folder is open only to its owner. */
const socketOf = (dataDir: string): string => join(dataDir, 'keeper.sock');

/**
 * Listens at a socket in the data folder for the release that is to take the place of the one that serves, and makes
 * the link `current` lead to it when it does. Returns the server.
 */
export async function hearSwitches(
  dataDir: string,
  keeper: Keeper,
  begin: (folder: string) => Promise<Begun>,
): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    const said: string[] = [];
    let isDone = true;
    try {
      const { folder, mayMigrate } = asked.parse(JSON.parse(await text(incoming)));
      const before = keeper.current.name;
      await keeper.switchTo(() => begin(folder), mayMigrate);
      said.push(`"${keeper.current.name}" serves in the place of "${before}".`);
      // Done here, because the process that asked may be gone by now.
      said.push(leadCurrentTo(folder));
    } catch (error) {
      isDone = false;
      said.push(messageOf(error), `"${keeper.current.name}" goes on serving.`);
    }
    const answer: z.infer<typeof told> = { isDone, said: said.join('\n') };
    console.log(answer.said);
    outgoing.end(JSON.stringify(answer));
  });
  server.requestTimeout = 0;
  rmSync(socketOf(dataDir), { force: true }); // left by a process that was killed, because its ports are held by this one
  server.listen(socketOf(dataDir));
  await once(server, 'listening');
  return server;
}

/** Makes the next boot start the release in a folder; returns what somebody who switched must know about it. */
function leadCurrentTo(folder: string): string {
  const { link, isThere } = pointCurrent(folder);
  return isThere
    ? `The link "${link}" leads to it.`
    : `There is no link "${link}": have what starts the product at boot start "${folder}".`;
}

/**
 * Asks the process that keeps a release on a data folder to switch to another one. Throws a sentence when there is
 * none, when this user may not ask, or when it does not answer.
 */
export async function askForSwitch(
  dataDir: string,
  folder: string,
  mayMigrate: boolean,
): Promise<z.infer<typeof told>> {
  const asking = request({ socketPath: socketOf(dataDir), method: 'POST' });
  asking.end(JSON.stringify({ folder, mayMigrate } satisfies z.infer<typeof asked>));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  asking.once('response', (answer) => text(answer).then(resolve, reject));
  asking.once('error', reject);
  const answer = await promise.catch((cause) => {
    throw new Error(whyNotAnswered(dataDir, cause), { cause });
  });
  return told.parse(JSON.parse(answer));
}

/** The sentence for a request that the process that keeps a release has not answered, by the error of the request. */
function whyNotAnswered(dataDir: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ECONNREFUSED': // the socket was left by a process that was killed
      return `No release runs on the data folder "${dataDir}": start this one ("tessera start").`;
    case 'EACCES':
      return `The data folder "${dataDir}" belongs to another user. Run this command as the one who owns it.`;
    default:
      return `The release that runs on the data folder "${dataDir}" ended before it said what the switch came to (${messageOf(error)}). Its log tells why.`;
  }
}
