import { type OutputChunk, type RolldownOutput, rolldown } from 'rolldown';
import type { ServedViews } from '../project.ts';
import { reached } from './graph.ts';
import type { ReadModule } from './read-module.ts';
import { serverModules } from './server-modules.ts';
import { ofDrawing, ofElements } from './virtual-modules.ts';

/** Views as the server has them: their code, and what was read of their modules on the way. */
export interface BundledViews {
  /**
   * The compiled files: one for each view, named by its kind, and one with React's renderer, named `entryOfDrawing`.
   */
  chunks: OutputChunk[];
  /** The project's own modules that the server has, and those that it only refers to, by their files. */
  modules: Map<string, ReadModule>;
  /** The files that a kind's view comes to by imports, its own among them. */
  filesOf(kind: string): readonly string[];
}

/** The name of the compiled file that draws, which no kind has. */
export const entryOfDrawing = '~drawing';

/**
 * Bundles the views of the project in `root` for React's server: pieces for a browser are only referred to, and style
 * sheets are left out. Everything but Node is bundled, so that views meet the React of a server whatever else the
 * process has loaded.
 */
export async function bundleViews(views: ServedViews, folder: string, root: string): Promise<BundledViews> {
  const modules = new Map<string, ReadModule>();
  const graph = new Map<string, readonly string[]>();
  const bundle = await rolldown({
    input: { ...views.files, [entryOfDrawing]: ofDrawing },
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: ['react-server', 'node', 'default'], alias: { ...views.aliases } },
    // Names that a library does not offer on a server are noted when the modules are loaded.
    shimMissingExports: true,
    checks: { moduleLevelDirective: false, circularDependency: false },
    logLevel: 'silent',
    transform: {
      define: { 'process.env.NODE_ENV': '"development"' },
      jsx: { runtime: 'automatic', development: true, importSource: ofElements },
    },
    plugins: [serverModules(views.renderer, modules, graph)],
  });
  try {
    const { output }: RolldownOutput = await bundle.write({
      dir: folder,
      format: 'cjs',
      exports: 'named',
      sourcemap: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
    });
    const chunks = output.filter((one) => one.type === 'chunk');
    return { chunks, modules, filesOf: (kind) => reached(views.files[kind] ?? '', graph) };
  } finally {
    await bundle.close();
  }
}
