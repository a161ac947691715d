import { basename } from 'node:path';

/** The part of a package.json that packing reads and changes. */
export interface PackageManifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  /** Pages that are packed beside the README, each by its path from the workspace. */
  files?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The folder of the compiled files in a packed workspace. */
export const compiledFolder = 'dist';

/**
 * The package.json of a packed workspace. Its exports and commands are the compiled files, with their types, because
 * Node runs no TypeScript below node_modules; `dependencies` are those of the package as packed. Throws when an export
 * or a command is no TypeScript file.
 */
export function packedManifest(
  { private: _, exports, bin, files: pages = [], ...manifest }: PackageManifest,
  dependencies: Record<string, string> = manifest.dependencies ?? {},
): Record<string, unknown> {
  const compiled = (file: string, what: string) => {
    const [, path] = file.match(/^\.\/(.+)\.ts$/) ?? [];
    if (path) return `./${compiledFolder}/${path}`;
    throw new Error(`"${manifest.name}" ${what}; a file ending in .ts was expected.`);
  };
  return {
    ...manifest,
    files: [compiledFolder, ...pages.map((page) => basename(page))],
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, file]) => {
        const path = compiled(file, `exports "${file}" as "${name}"`);
        return [name, { types: `${path}.d.ts`, default: `${path}.js` }];
      }),
    ),
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([name, file]) => [
          name,
          `${compiled(file, `has "${file}" as the command "${name}"`)}.js`.slice(2), // as npm writes it
        ]),
      ),
    }),
    dependencies,
  };
}
