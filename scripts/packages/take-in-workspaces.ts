import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { compileWorkspace } from './compile-workspace.ts';
import type { PackageManifest } from './packed-manifest.ts';
import { changeSpecifiers, packageOf, specifiersIn, startedIn } from './specifiers.ts';

/** The folder, within the compiled folder of a workspace, for the files that it needs of others. */
const takenIn = 'own';

/** The workspaces of the product, by their package names. */
export type Workspaces = ReadonlyMap<string, { folder: string; manifest: PackageManifest }>;

/**
 * Copies what a workspace's files import of other workspaces into its compiled folder, and makes them import the
 * copies, so that its package installs alone. Returns the libraries that the package then depends on, with their
 * versions.
 */
export async function takeInWorkspaces(
  { dependencies = {}, peerDependencies = {} }: PackageManifest,
  compiled: string,
  workspaces: Workspaces,
): Promise<Record<string, string>> {
  const needed = neededBy(dependencies, workspaces);
  for (const name of needed)
    await compileWorkspace(workspaces.get(name)?.folder ?? '', join(compiled, folderOf(name)));
  const files = new Map<string, string>();
  for await (const file of glob('**/*.{js,d.ts}', { cwd: compiled })) {
    const text = await readFile(join(compiled, file), 'utf8');
    files.set(
      file,
      changeSpecifiers(text, (specifier) => addressFrom(file, specifier, workspaces)),
    );
  }
  const kept = reachedIn(files);
  for (const [file, text] of files)
    await (kept.has(file) ? writeFile(join(compiled, file), text) : rm(join(compiled, file)));
  const known = Object.assign(
    {},
    ...needed.map((name) => workspaces.get(name)?.manifest.dependencies),
    dependencies,
  );
  const used = [...kept].flatMap((file) => specifiersIn(files.get(file) ?? '').map(packageOf));
  const own = Object.keys(dependencies).filter((name) => !workspaces.has(name));
  const names = new Set([...own, ...used.filter((name) => name !== undefined && name in known)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name !== undefined && !(name in peerDependencies))
      .toSorted()
      .map((name) => [name, known[name ?? '']]),
  );
}

/** The workspaces among the dependencies, and those that these need in turn. */
function neededBy(dependencies: Record<string, string>, workspaces: Workspaces): string[] {
  const own = Object.keys(dependencies).filter((name) => workspaces.has(name));
  const theirs = own.flatMap((name) =>
    neededBy(workspaces.get(name)?.manifest.dependencies ?? {}, workspaces),
  );
  return [...new Set([...own, ...theirs])];
}

const folderOf = (name: string): string => join(takenIn, name.split('/').pop() ?? name);

/** What a file has to write in place of a specifier: that of a workspace becomes the path of its file. */
function addressFrom(file: string, specifier: string, workspaces: Workspaces): string {
  const name = packageOf(specifier);
  const workspace = name && workspaces.get(name);
  if (!workspace) return specifier;
  const target = exported(workspace.manifest, `.${specifier.slice(name.length)}`);
  const address = relative(dirname(file), join(folderOf(name), target))
    .split(sep)
    .join('/');
  return address.startsWith('.') ? address : `./${address}`;
}

/** The compiled file behind one of the names that a workspace exports. */
function exported({ name, exports }: PackageManifest, asked: string): string {
  for (const [exportedAs, file] of Object.entries(exports)) {
    const [before = '', after] = exportedAs.split('*');
    const isMeant =
      after === undefined ? asked === exportedAs : asked.startsWith(before) && asked.endsWith(after);
    if (isMeant)
      return file
        .replace('*', asked.slice(before.length, asked.length - (after?.length ?? 0)))
        .replace(/\.ts$/, '.js');
  }
  throw new Error(`"${name}" exports no "${asked}".`);
}

/** The files that a package needs: all of its own, and those of other workspaces that they lead to. */
function reachedIn(files: ReadonlyMap<string, string>): Set<string> {
  const waiting = [...files.keys()].filter((file) => !file.startsWith(takenIn + sep));
  const reached = new Set(waiting);
  const reach = (file: string) => {
    if (reached.has(file) || !files.has(file)) return;
    reached.add(file);
    waiting.push(file);
  };
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = files.get(file) ?? '';
    const led = [...specifiersIn(text), ...startedIn(text)].filter((specifier) => specifier.startsWith('.'));
    for (const specifier of led) {
      const path = join(dirname(file), specifier.replace(/\.(js|ts)$/, ''));
      reach(`${path}.js`);
      reach(`${path}.d.ts`);
    }
  }
  return reached;
}

/** The workspaces in some folders. */
export async function readWorkspaces(folders: readonly string[]): Promise<Workspaces> {
  const found = folders.filter((folder) => existsSync(join(folder, 'package.json')));
  const read = found.map(async (folder) => {
    const manifest: PackageManifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return [manifest.name, { folder, manifest }] as const;
  });
  return new Map(await Promise.all(read));
}
