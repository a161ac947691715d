import { execFile } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { ServedViews } from '#contract/project.ts';
import { kinds } from '#sections/registry.ts';
import { islandModules } from '#ui/island/island-modules.ts';

const places = z.record(z.string(), z.string());
const words = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'ask-next.ts')];
// It answers while all else is loaded.
const asked = promisify(execFile)(process.execPath, words, { encoding: 'utf8' });
asked.catch(() => {}); // Whoever waits for it hears of it.

/** Some views as Next serves them, those of all kinds when none is named. */
export async function servedViews(wanted: readonly string[] = Object.keys(kinds)): Promise<ServedViews> {
  const { ofNext, ofReact } = z
    .object({ ofNext: places, ofReact: places })
    .parse(JSON.parse((await asked).stdout));
  // By the names under which views ask for them.
  const named = Object.entries(ofNext).flatMap(([file, place]) => {
    const name = `next/${basename(file, '.js')}`;
    return [`${name}$`, `${name}.js$`].map((one) => [one, place]);
  });
  return {
    files: Object.fromEntries(wanted.map((kind) => [kind, resolve(`sections/${kind}/view.tsx`)])),
    renderer: 'react-server-dom-webpack/server.node',
    aliases: { ...ofReact, ...Object.fromEntries(named) },
    serverOnly: ['next/headers', 'next/cache', 'next/root-params'],
    islands: Object.values(islandModules).map((file) => resolve(file)),
  };
}
