import { readFileSync } from 'node:fs';

/** How the code of a package is taken: run by Node as it is, read along with the project's own, or stood in for. */
export type Treatment = 'run' | 'read' | 'stand in';

/**
 * How the package that a file below `node_modules` belongs to is taken. Plugins of the Studio bring types, so they are
 * read; what draws does not matter to a proof, so it is stood in for; all else, such as what validations call, is run.
 */
export function treatmentOf(file: string): Treatment {
  const { name, dependencies, peerDependencies } = manifestOf(file);
  const needs = { ...dependencies, ...peerDependencies };
  if (standsIn.has(name) || 'next' in needs) return 'stand in';
  if ('sanity' in needs) return 'read';
  return 'react' in needs ? 'stand in' : 'run';
}

const standsIn = new Set([
  'sanity',
  'react',
  'react-dom',
  'next',
  'styled-components',
  'groq',
  'server-only',
  'client-only',
]);

/** The major version of the package that a file below `node_modules` belongs to. */
export function majorOf(file: string): number {
  return Number.parseInt(manifestOf(file).version ?? '0', 10);
}

interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function manifestOf(file: string): Manifest {
  const at = file.replaceAll('\\', '/').lastIndexOf('/node_modules/') + '/node_modules/'.length;
  const [name = ''] =
    file
      .slice(at)
      .replaceAll('\\', '/')
      .match(/^(@[^/]+\/)?[^/]+/) ?? [];
  try {
    return { name, ...JSON.parse(readFileSync(`${file.slice(0, at)}${name}/package.json`, 'utf8')) };
  } catch {
    return { name };
  }
}

/**
 * The name of the package that an import asks for; an import that can be of no package, such as `@/queries`, as it is.
 */
export function packageName(source: string): string {
  return source.match(packageForm)?.[0] ?? source;
}

/** Why an import leads nowhere, in words that follow its name. */
export function whyMissing(source: string): string {
  return packageForm.test(source) ? 'is not installed' : 'is not found: add a path for it to tsconfig.json';
}

const packageForm = /^(@[\w.-]+\/)?[\w][\w.-]*(?=\/|$)/;
