import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type InputOptions, type OutputChunk, type Plugin, type RolldownBuild, rolldown } from 'rolldown';
import { compileJsx } from './compile-jsx.ts';
import { type StoodIn, takePackages } from './take-packages.ts';
import { withWrittenPlaces } from './written-places.ts';
import { withNeededNames } from './wrong-names.ts';

/** The texts of files that an editor has open and has not saved, by their paths. */
export type OpenTexts = ReadonlyMap<string, string>;

/** How a module is loaded; all of it may be left out. */
export interface Loading {
  /** The texts of files that are not saved. */
  open?: OpenTexts;
  /**
   * Is given the files of the project that the module is made of; when it cannot be loaded, those that are known by
   * then.
   */
  files?: Set<string>;
}

/** A module of a project as it was loaded. */
export interface LoadedModule {
  exports: Record<string, unknown>;
  /** The packages that could not be loaded, each with the reason: what is taken of them counts as nothing. */
  missing: readonly StoodIn[];
}

/**
 * Loads a module of a project in Node, with what it imports, as the files are now: TypeScript, JSX, paths of a
 * tsconfig.json. Stand-ins replace what only a Studio or a browser needs, so that neither has to be there. Packages are
 * run by Node, and so loaded only once. Throws what the module throws, with the places in its files, or an Error that
 * says which file could not be read, or lacks a name that another imports from it.
 * @example
 * const { exports } = await loadModule('/project/contract.config.ts');
 */
export async function loadModule(
  file: string,
  { open = new Map(), files }: Loading = {},
): Promise<LoadedModule> {
  const packages = takePackages(file);
  const input: InputOptions = {
    input: file,
    cwd: dirname(file),
    platform: 'node',
    tsconfig: true,
    logLevel: 'silent',
    plugins: [packages.plugin, compileJsx, asIfWritten(open, files ?? new Set())],
  };
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tessera-contract-'));
  try {
    const chunk = await bundled(input, folder, open);
    return { exports: await run(chunk, folder), missing: packages.missing };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A module with what it imports, in one piece. Throws the bundler's errors, among them a name that is needed and not
 * there.
 */
async function bundled(input: InputOptions, folder: string, open: OpenTexts): Promise<OutputChunk> {
  const once = async (how: InputOptions) => {
    const bundle: RolldownBuild = await rolldown({ ...input, ...how });
    try {
      const { output } = await bundle.generate({
        dir: folder,
        format: 'esm',
        codeSplitting: false,
        sourcemap: 'hidden',
      });
      return output[0];
    } finally {
      await bundle.close();
    }
  };
  return await withNeededNames(once, open);
}

async function run({ code, map }: OutputChunk, folder: string): Promise<Record<string, unknown>> {
  const target = join(folder, 'module.mjs');
  writeFileSync(target, code);
  try {
    return await import(pathToFileURL(target).href);
  } catch (error) {
    throw map ? withWrittenPlaces(error, target, map) : error;
  }
}

function asIfWritten(open: OpenTexts, files: Set<string>): Plugin {
  return {
    name: 'tessera-contract-draft',
    resolveId: (source) => (open.has(source) ? source : undefined),
    load(id) {
      if (!id.startsWith('\0') && !id.includes('node_modules')) files.add(id);
      return open.get(id);
    },
  };
}
