import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const require = createRequire(import.meta.url);
// Next includes the tracer with which hosts find the files that a function needs.
const tracer = z.object({
  nodeFileTrace: z.custom<
    (files: string[], options: Record<string, unknown>) => Promise<{ fileList: Set<string> }>
  >((it) => typeof it === 'function'),
});
const trace = z.object({ files: z.array(z.string()) });

// Files that only development, a build or a debugger needs.
const isLeftOut = (file: string): boolean =>
  /\.(d\.[cm]?ts|map|md|runtime\.dev\.js)$/.test(file) ||
  /^node_modules\/(typescript|webpack|rolldown|caniuse-lite)\//.test(file) ||
  /^node_modules\/next\/dist\/(docs|compiled\/next-devtools)\//.test(file);

/** Stubs that Next resolves by a list of names at every start, but does not load. */
function namedByNext(): string[] {
  const list = readFileSync(require.resolve('next/dist/server/config-utils.js'), 'utf8');
  return [...list.matchAll(/'(next\/dist\/[^']+)'/g)].map(([, name = '']) => fileOf(name));
}

/**
 * The files of packages that are needed by programs that import these specifiers, and those that Next has noted for the
 * site built in the folder `built`; as paths from the present folder, with the licences of the packages.
 */
export async function packageFilesOf(specifiers: readonly string[], built: string): Promise<string[]> {
  const root = process.cwd();
  const { nodeFileTrace } = tracer.parse(require('next/dist/compiled/@vercel/nft'));
  const { fileList } = await nodeFileTrace(specifiers.map(fileOf), {
    base: root,
    processCwd: root,
    conditions: ['node', 'import', 'default'],
    // Next's notes name the files that are read by computed names; otherwise whole folders would come.
    analysis: { emitGlobs: false, computeFileReferences: true, evaluatePureExpressions: true },
    ignore: isLeftOut,
  });
  const files = new Set([...fileList, ...namedByNext().map((file) => relative(root, file))]);
  for (const note of globSync(`${built}/**/*.nft.json`))
    for (const file of trace.parse(JSON.parse(readFileSync(note, 'utf8'))).files)
      files.add(relative(root, join(root, dirname(note), file)));
  const needed = [...files]
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.startsWith('node_modules/') && !isLeftOut(file) && existsSync(file));
  // The tracer leaves out the package.json and licence of a package whose file was named to it directly.
  const about = packagesOf(needed).flatMap((place) =>
    globSync(`${place}/{package.json,LICEN[CS]E,licen[cs]e,NOTICE}*`),
  );
  return [...new Set([...needed, ...about])].sort();
}

/** The folders of the packages to which files belong, such as `node_modules/next/node_modules/postcss`. */
export function packagesOf(files: readonly string[]): string[] {
  const places = files.flatMap(
    (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(places)].sort();
}

/** The file that a specifier leads to, for an import, or else for a `require`. */
function fileOf(specifier: string): string {
  const imported = fileURLToPath(import.meta.resolve(specifier));
  return existsSync(imported) ? imported : require.resolve(specifier);
}
