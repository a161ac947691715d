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

/** What is asked of whoever keeps a release. */
const asked = z.object({ folder: z.string(), mayMigrate: z.boolean() });

/** What a switch came to; it is not done before the next boot would start the same release. */
const told = z.object({ isDone: z.boolean(), said: z.string() });

/** Whom to ask in a data folder, which is its owner's alone. */
const socketOf = (dataDir: string): string => join(dataDir, 'keeper.sock');

/**
 * Hears at a socket in the data folder which release is to take the place of the one that serves, and has the link `current` lead to it
 * when it does. Answers who hears it.
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
      // Here, as whoever asked may be gone by now.
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
  rmSync(socketOf(dataDir), { force: true }); // of one that was killed: its ports are held here
  server.listen(socketOf(dataDir));
  await once(server, 'listening');
  return server;
}

/** Has the next boot start the release in a folder; answers what somebody who switched is to know of it. */
function leadCurrentTo(folder: string): string {
  const { link, isThere } = pointCurrent(folder);
  return isThere
    ? `The link "${link}" leads to it.`
    : `There is no link "${link}": have what starts the product at boot start "${folder}".`;
}

/** Asks whoever keeps a release on a data folder to switch to another one. Throws a sentence when nobody does, or nobody may ask or is answered. */
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

/** What is said when whoever keeps a release has not answered, by the error of who asked. */
function whyNotAnswered(dataDir: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ECONNREFUSED': // the socket of one that was killed
      return `No release runs on the data folder "${dataDir}": start this one ("tessera start").`;
    case 'EACCES':
      return `The data folder "${dataDir}" belongs to another user. Run this command as the one who owns it.`;
    default:
      return `The release that runs on the data folder "${dataDir}" ended before it said what the switch came to (${messageOf(error)}). Its log tells why.`;
  }
}
