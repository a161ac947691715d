import { basename, resolve } from 'node:path';
import {
  createAppRouterApiAliases,
  createNextApiEsmAliases,
  createVendoredReactAliases,
} from 'next/dist/build/create-compiler-aliases.js';
import type { ServedViews } from '#contract/project.ts';
import { kinds } from '#sections/registry.ts';

/** What Next itself puts in the place of its own packages where it draws on a server. */
const ofNext = Object.entries({ ...createNextApiEsmAliases(), ...createAppRouterApiAliases(true) }).flatMap(
  ([file, place]) => {
    const name = `next/${basename(file, '.js')}`;
    return [`${name}$`, `${name}.js$`].map((asked) => [asked, place]);
  },
);

/** And in that of React: the form of it that is bundled whole. */
const ofReact = createVendoredReactAliases('', {
  layer: 'rsc',
  isBrowser: false,
  isEdgeServer: true,
  reactProductionProfiling: false,
});

/** The views of all kinds as Next serves them. */
export const servedViews: ServedViews = {
  files: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, resolve(`sections/${kind}/view.tsx`)])),
  renderer: 'react-server-dom-webpack/server.node',
  aliases: { ...ofReact, ...Object.fromEntries(ofNext) },
  serverOnly: ['next/headers', 'next/cache', 'next/root-params'],
};
