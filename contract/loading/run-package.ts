import { pathToFileURL } from 'node:url';
import { standInModule } from './stand-in.ts';

const run = new Map<string, Record<string, unknown>>();
const door = Symbol.for('@tessera/contract packages');
const waited: unknown[] = [];
Reflect.set(globalThis, door, {
  run: (id: string) => run.get(id),
  standIn: standInModule,
  wait: (piece: unknown) => waited.push(piece),
});

/** Code that leads from a bundle back into this process: `run`, `standIn` and `wait`. */
export const doorCode = `globalThis[Symbol.for(${JSON.stringify(door.description)})]`;

/** What the ids of modules begin with that Node runs. */
export const runMark = '\0run:';

/** A module that Node runs, for the bundle that is loaded into this same process. */
export async function runs(file: string): Promise<{ id: string; moduleSideEffects: boolean }> {
  run.set(file, await import(pathToFileURL(file).href));
  return { id: `${runMark}${file}`, moduleSideEffects: false };
}

/** Code of a module that Node has run, for the bundle. */
export function codeOfRun(id: string): string {
  const all = run.get(id) ?? {};
  // So says Node of CommonJS, whose names are not all known before it runs.
  if ('module.exports' in all)
    return `module.exports = ${doorCode}.run(${JSON.stringify(id)})['module.exports'];`;
  const names = Object.keys(all).filter((name) => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name));
  const lines = names.map(
    (name, index) => `const v${index} = all[${JSON.stringify(name)}]; export { v${index} as ${name} };`,
  );
  return [`const all = ${doorCode}.run(${JSON.stringify(id)});`, ...lines].join('\n');
}

/** Settles when the pieces of loaded modules have come that are loaded after these (`next/dynamic`). */
export async function piecesCome(): Promise<void> {
  await Promise.allSettled(waited.splice(0));
}
