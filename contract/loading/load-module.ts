import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { compileJsx } from './compile-jsx.ts';
import { type StoodIn, takePackages } from './take-packages.ts';

/** The texts of files that an editor has open and has not saved, by their paths. */
export type OpenTexts = ReadonlyMap<string, string>;

/** A module of a project as it was loaded. */
export interface LoadedModule {
  exports: Record<string, unknown>;
  /** The packages that could not be loaded, each with the reason: what is taken of them counts as nothing. */
  missing: readonly StoodIn[];
  /** The files of the project that it is made of. */
  files: readonly string[];
}

/**
 * Loads a module of somebody's project in Node, with what it imports: TypeScript, JSX, paths of a tsconfig.json.
 * What only a Studio or a browser needs is stood in for, so that neither has to be there. Throws what the module throws,
 * or an Error that says which file could not be read. `open` has the texts that files say which are not saved.
 * @example
 * const { exports } = await loadModule('/project/contract.config.ts');
 */
export async function loadModule(file: string, open: OpenTexts = new Map()): Promise<LoadedModule> {
  const packages = takePackages(file);
  const bundle = await rolldown({
    input: file,
    cwd: dirname(file),
    platform: 'node',
    tsconfig: true,
    // A type that is exported onwards is told from a value only by its declaration.
    shimMissingExports: true,
    logLevel: 'silent',
    plugins: [packages.plugin, compileJsx, asIfWritten(open)],
  });
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tessera-contract-'));
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const [{ code, moduleIds }] = output;
    const target = join(folder, 'module.mjs');
    writeFileSync(target, code);
    const exports: Record<string, unknown> = await import(pathToFileURL(target).href);
    const files = moduleIds.filter((id) => !id.startsWith('\0') && !id.includes('node_modules'));
    return { exports, missing: packages.missing, files };
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true });
  }
}

function asIfWritten(open: OpenTexts): Plugin {
  return {
    name: 'tessera-contract-draft',
    resolveId: (source) => (open.has(source) ? source : undefined),
    load: (id) => open.get(id),
  };
}
