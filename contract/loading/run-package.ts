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

/** What the ids of modules that Node runs begin with. */
export const runMark = '\0run:';

/** Has Node run a module for a bundle that is loaded into this same process, and answers the module's id there. */
export async function runs(file: string): Promise<{ id: string; moduleSideEffects: boolean }> {
  run.set(file, await import(pathToFileURL(file).href));
  return { id: `${runMark}${file}`, moduleSideEffects: false };
}

/** Code of a module that Node has run, for the bundle. */
export function codeOfRun(id: string): string {
  const all = run.get(id) ?? {};
  // Node adds this name to CommonJS, whose names are not all known before it runs.
  if ('module.exports' in all)
    return `module.exports = ${doorCode}.run(${JSON.stringify(id)})['module.exports'];`;
  const names = Object.keys(all).filter((name) => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name));
  const lines = names.map(
    (name, index) => `const v${index} = all[${JSON.stringify(name)}]; export { v${index} as ${name} };`,
  );
  return [`const all = ${doorCode}.run(${JSON.stringify(id)});`, ...lines].join('\n');
}

/** Settles when the pieces that loaded modules load later (`next/dynamic`) have come. */
export async function piecesCome(): Promise<void> {
  await Promise.allSettled(waited.splice(0));
}
