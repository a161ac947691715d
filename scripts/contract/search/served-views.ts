import { execFileSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import type { ServedViews } from '#contract/project.ts';
import { kinds } from '#sections/registry.ts';
import { islandModules } from '#ui/island/island-modules.ts';

const places = z.record(z.string(), z.string());
const said = execFileSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'ask-next.ts')],
  { encoding: 'utf8' },
);
const { ofNext, ofReact } = z.object({ ofNext: places, ofReact: places }).parse(JSON.parse(said));

/** By the names under which views ask for them. */
const named = Object.entries(ofNext).flatMap(([file, place]) => {
  const name = `next/${basename(file, '.js')}`;
  return [`${name}$`, `${name}.js$`].map((asked) => [asked, place]);
});

/** The views of all kinds as Next serves them. */
export const servedViews: ServedViews = {
  files: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, resolve(`sections/${kind}/view.tsx`)])),
  renderer: 'react-server-dom-webpack/server.node',
  aliases: { ...ofReact, ...Object.fromEntries(named) },
  serverOnly: ['next/headers', 'next/cache', 'next/root-params'],
  islands: Object.values(islandModules).map((file) => resolve(file)),
};
