import { createRequire } from 'node:module';
import { join } from 'node:path';

// A program of its own, because what it imports of Next changes the console, dates and random numbers of a whole
// process.

const [, , root = ''] = process.argv;
const {
  createAppRouterApiAliases,
  createNextApiEsmAliases,
  createVendoredReactAliases,
}: typeof import('next/dist/build/create-compiler-aliases.js') = createRequire(join(root, 'any.js'))(
  'next/dist/build/create-compiler-aliases.js',
);

/**
 * What Next puts in place of its own packages and of React when it draws on a server, in the form that is bundled
 * whole.
 */
const ofNext = { ...createNextApiEsmAliases(), ...createAppRouterApiAliases(true) };
const ofReact = createVendoredReactAliases('', {
  layer: 'rsc',
  isBrowser: false,
  isEdgeServer: true,
  reactProductionProfiling: false,
});

process.stdout.write(JSON.stringify({ ofNext, ofReact }));
