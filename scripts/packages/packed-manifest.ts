/** The part of a package.json that packing reads and changes. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  [field: string]: unknown;
}

/** Where the compiled files of a packed workspace stand in it. */
export const compiledFolder = 'dist';

/**
 * The package.json of a packed workspace: what it exports are its compiled files with their types, since Node runs no
 * TypeScript below node_modules. Throws when an export is no TypeScript file.
 */
export function packedManifest({ private: _, exports, ...manifest }: Manifest): Record<string, unknown> {
  return {
    ...manifest,
    files: [compiledFolder],
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, file]) => {
        const [, path] = file.match(/^\.\/(.+)\.ts$/) ?? [];
        if (!path)
          throw new Error(
            `"${manifest.name}" exports "${file}" as "${name}"; a file ending in .ts was expected.`,
          );
        const compiled = `./${compiledFolder}/${path}`;
        return [name, { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
      }),
    ),
  };
}
