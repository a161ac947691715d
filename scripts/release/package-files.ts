import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const require = createRequire(import.meta.url);
// Next brings the tracer by which hosts find what a function needs.
const tracer = z.object({
  nodeFileTrace: z.custom<
    (files: string[], options: Record<string, unknown>) => Promise<{ fileList: Set<string> }>
  >((it) => typeof it === 'function'),
});
const trace = z.object({ files: z.array(z.string()) });

// What only development, a build or a debugger asks for.
const isLeftOut = (file: string): boolean =>
  /\.(d\.[cm]?ts|map|md|runtime\.dev\.js)$/.test(file) ||
  /^node_modules\/(typescript|webpack|rolldown|caniuse-lite)\//.test(file) ||
  /^node_modules\/next\/dist\/(docs|compiled\/next-devtools)\//.test(file);

/** Stubs that Next looks for by a list of names at every start, and loads none of. */
function namedByNext(): string[] {
  const list = readFileSync(require.resolve('next/dist/server/config-utils.js'), 'utf8');
  return [...list.matchAll(/'(next\/dist\/[^']+)'/g)].map(([, name = '']) => fileOf(name));
}

/**
 * The files of packages that programs need which import these specifiers, and those that Next has noted for the site that is built in a
 * folder; as paths from the present folder, with the licences of the packages.
 */
export async function packageFilesOf(specifiers: readonly string[], built: string): Promise<string[]> {
  const root = process.cwd();
  const { nodeFileTrace } = tracer.parse(require('next/dist/compiled/@vercel/nft'));
  const { fileList } = await nodeFileTrace(specifiers.map(fileOf), {
    base: root,
    processCwd: root,
    conditions: ['node', 'import', 'default'],
    // What is read by a name that is put together is in the notes of Next; otherwise whole folders would come.
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
  // The tracer leaves out what describes a package whose file was named to it.
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

/** Where a specifier leads to, as who imports it finds it, or as who requires it does. */
function fileOf(specifier: string): string {
  const imported = fileURLToPath(import.meta.resolve(specifier));
  return existsSync(imported) ? imported : require.resolve(specifier);
}
