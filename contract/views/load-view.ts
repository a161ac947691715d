import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { type InputOptions, type OutputChunk, rolldown } from 'rolldown';
import { compileJsx } from '../loading/compile-jsx.ts';
import { type Problem, problemOf } from '../loading/problem.ts';
import { piecesCome } from '../loading/run-package.ts';
import { withWrittenPlaces } from '../loading/written-places.ts';
import { withNeededNames } from '../loading/wrong-names.ts';
import type { ViewReact } from '../search/view-react.ts';
import { viewModules } from './view-modules.ts';

/** Where a view is written. */
export interface ViewFile {
  file: string;
  /** What it is exported as. */
  name: string;
}

/** A view that can be drawn. */
export interface LoadedView {
  component: ComponentType<never>;
  /** The React of its project, which the view imports. */
  react: ViewReact;
  /** The message of an error that the view has thrown, with its place in the project's files. */
  problemOf(error: unknown): Problem;
}

/**
 * Loads a view of a project below `root`, with the React of that project. Throws what keeps it from being loaded, with
 * the places in its files.
 * @example
 * const { component, react } = await loadView({ file: '/project/app/movies.tsx', name: 'default' }, '/project');
 */
export async function loadView({ file, name }: ViewFile, root: string): Promise<LoadedView> {
  const react = await reactOf(file);
  const { exports, asWritten } = await withNeededNames((how) =>
    withBundled(file, how, async ({ map }, bundled) => {
      const asWritten = (error: unknown) => (map ? withWrittenPlaces(error, bundled, map) : error);
      const exports: Record<string, unknown> = await import(pathToFileURL(bundled).href).catch((error) => {
        throw asWritten(error);
      });
      await piecesCome();
      return { exports, asWritten };
    }),
  );
  const component: unknown = exports[name];
  if (typeof component !== 'function' && !(component instanceof Object && '$$typeof' in component))
    throw new Error(
      name === 'default' ? 'It exports no view as default' : `It exports no view by the name "${name}"`,
    );
  return {
    // What it takes is what its contract makes, which the compiler cannot know.
    component: component as ComponentType<never>,
    react,
    problemOf: (error) => problemOf(asWritten(error), root),
  };
}

async function reactOf(file: string): Promise<ViewReact> {
  const require = createRequire(file);
  const [{ default: react }, { default: dom }] = await Promise.all(
    ['react', 'react-dom/server'].map((name) => import(pathToFileURL(require.resolve(name)).href)),
  );
  return { ...react, renderToStaticMarkup: dom.renderToStaticMarkup };
}

/** The error that a plugin has thrown, without what the bundler says around it; any other error as it is. */
function asThrown(error: unknown): unknown {
  const [first]: { code?: string; message?: string }[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return first?.code === 'PLUGIN_ERROR' ? new Error(first.message?.split('\n')[0]) : error;
}

/** Bundles a view into a file of a folder that is removed once the file has been used. */
async function withBundled<Result>(
  file: string,
  how: Pick<InputOptions, 'shimMissingExports'>,
  use: (chunk: OutputChunk, bundled: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tessera-view-'));
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    tsconfig: true,
    ...how,
    checks: { moduleLevelDirective: false },
    logLevel: 'silent',
    plugins: [viewModules(file), compileJsx],
  });
  try {
    const target = { dir: folder, format: 'esm', codeSplitting: false, sourcemap: 'hidden' } as const;
    const { output } = await bundle.generate(target).catch((error) => {
      throw asThrown(error);
    });
    const bundled = join(folder, 'view.mjs');
    writeFileSync(bundled, output[0].code);
    return await use(output[0], bundled);
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true });
  }
}
