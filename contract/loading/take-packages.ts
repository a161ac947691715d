import { isBuiltin } from 'node:module';
import { dirname, extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { majorOf, packageName, treatmentOf, whyMissing } from './package-of.ts';
import { codeOfRun, doorCode, runMark, runs } from './run-package.ts';

/** A package that could not be loaded, and why. */
export interface StoodIn {
  name: string;
  reason: string;
}

/**
 * Decides for each import of a bundle where it comes from: read from the project, run by Node, or stood in for. `entry`
 * is the file that the bundle begins with.
 */
export function takePackages(entry: string): { plugin: Plugin; missing: readonly StoodIn[] } {
  const missing = new Map<string, StoodIn>();
  const standsIn = (source: string, reason?: string) => {
    const name = packageName(source);
    if (reason) missing.set(name, { name, reason });
    return { id: `${standInMark}${name}`, moduleSideEffects: false };
  };

  /** A stand-in for a package that was not found; the bundler itself reports a file that is not there. */
  const unfound = (source: string) => {
    if (isPath(source)) return undefined;
    return standsIn(source, known.has(packageName(source)) ? undefined : whyMissing(source));
  };

  /** Reads a file of the project, and takes one of a package as `treatmentOf` says. */
  const taken = async (source: string, id: string) => {
    const treatment = id.includes('node_modules') ? treatmentOf(id) : 'read';
    if (treatment === 'read') return undefined;
    if (treatment === 'stand in') return standsIn(source);
    try {
      return await runs(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : error;
      return standsIn(source, `cannot be run: ${reason}`);
    }
  };

  /** Whether an import is of this package's zod: there is no other, or the configuration would get an older one. */
  const isZodOfOurs = (source: string, importer: string, there: { id: string } | null) => {
    if (source !== 'zod') return false;
    return !there || (importer === entry && there.id.includes('node_modules') && majorOf(there.id) < minZod);
  };

  const plugin: Plugin = {
    name: 'tessera-contract',
    async resolveId(source, importer) {
      if (!importer || isBuiltin(source)) return undefined;
      if (source === 'sanity' || source.startsWith('sanity/')) return standsIn(source);
      if (packageName(source) === ownName) return await runs(ownFile(source));
      const there = await this.resolve(source, importer, { skipSelf: true });
      const id = isZodOfOurs(source, importer, there) ? ownFile(source) : there?.id;
      if (!isCode(id ?? source, isPath(source))) return standsIn(source);
      return id === undefined ? unfound(source) : await taken(source, id);
    },
    load(id) {
      if (id.startsWith(standInMark))
        return { code: codeOfStandIn(id.slice(standInMark.length)), moduleType: 'js' };
      return id.startsWith(runMark)
        ? { code: codeOfRun(id.slice(runMark.length)), moduleType: 'js' }
        : undefined;
    },
    transform: withWrittenMeta,
  };
  return {
    plugin,
    get missing() {
      // Sorted, because files are read side by side and found in any order.
      return [...missing.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

const minZod = 4;

const ownName = '@tessera/contract';

/** A file of this package, or of what it needs: `npx` runs it for projects that have not installed it. */
const ownFile = (source: string): string => fileURLToPath(import.meta.resolve(source));

const standInMark = '\0stand-in:';

/**
 * A module's code with `import.meta` as in its own file, because in a bundle it stands elsewhere; undefined when there
 * is none in it.
 */
export function withWrittenMeta(code: string, id: string): string | undefined {
  if (!code.includes('import.meta')) return undefined;
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.env', 'process.env');
}

/** Packages that are always stood in for, so that they need not be installed. */
const known = new Set(['react', 'react-dom', 'groq', 'next-sanity', 'next', 'server-only', 'client-only']);

const isPath = (source: string): boolean => /^[./]/.test(source);

const codeEndings = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']);

/** Whether an import is of code rather than of a picture or a style; one without an ending is. */
function isCode(id: string, isFile: boolean): boolean {
  const ending = extname(id);
  if (ending === '' || codeEndings.has(ending)) return true;
  return !isFile && !/\.(css|scss|svg|png|jpe?g|webp|woff2?)(\?|$)/.test(id) && !id.includes('?');
}

const codeOfStandIn = (name: string): string =>
  `module.exports = ${doorCode}.standIn(${JSON.stringify(name)});`;
