import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const left = new Set(['node_modules', 'dist', 'build', 'out', 'coverage']);
const code = '{ts,tsx,mts,js,jsx,mjs}';

/** The files of code of a project, without those that are installed, built or hidden, and without its tests. */
export function projectFiles(folder: string): string[] {
  return inside(folder, `**/*.${code}`).filter(
    (file) => !/\.(test|spec|stories|d)\.\w+$|\/contract\.config\.\w+$/.test(file),
  );
}

/** The files of a project that hold queries in a form that is not read: components of Vue, Svelte and Astro. */
export function unreadFiles(folder: string): string[] {
  return inside(folder, '**/*.{vue,svelte,astro}').filter((file) =>
    /\bgroq\b|\bdefineQuery\b/.test(readFileSync(file, 'utf8')),
  );
}

/** The configurations of a Studio in a project, that of the folder itself first. */
export function studioConfigs(folder: string): string[] {
  return inside(folder, `**/sanity.config.${code}`).toSorted((a, b) => depthOf(a) - depthOf(b));
}

/** The modules that gather the types of a schema, told by the names that Sanity's templates give them. */
export function schemaIndexes(folder: string): string[] {
  return inside(folder, `**/{schemaTypes,schemas,schema}/index.${code}`).toSorted(
    (a, b) => depthOf(a) - depthOf(b),
  );
}

function inside(folder: string, pattern: string): string[] {
  const exclude = (name: string) => left.has(name.replace(/^.*[\\/]/, '')) || /(^|[\\/])\.[^./\\]/.test(name);
  return globSync(pattern, { cwd: folder, exclude })
    .toSorted()
    .map((file) => join(folder, file));
}

const depthOf = (file: string): number => file.split(/[\\/]/).length;
