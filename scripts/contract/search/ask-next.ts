import {
  createAppRouterApiAliases,
  createNextApiEsmAliases,
  createVendoredReactAliases,
} from 'next/dist/build/create-compiler-aliases.js';

// A program: what it imports of Next changes the console, dates and chance of the whole process.

/** What Next itself puts in the place of its own packages where it draws on a server, and of React: the form that is bundled whole. */
const ofNext = { ...createNextApiEsmAliases(), ...createAppRouterApiAliases(true) };
const ofReact = createVendoredReactAliases('', {
  layer: 'rsc',
  isBrowser: false,
  isEdgeServer: true,
  reactProductionProfiling: false,
});

process.stdout.write(JSON.stringify({ ofNext, ofReact }));
