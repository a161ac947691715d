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

/** Decides for each import of a bundle, which begins with the file `entry`, where it comes from: read from the project, run by Node, or stood in for. */
export function takePackages(entry: string): { plugin: Plugin; missing: readonly StoodIn[] } {
  const missing = new Map<string, StoodIn>();
  const standsIn = (source: string, reason?: string) => {
    const name = packageName(source);
    if (reason) missing.set(name, { name, reason });
    return { id: `${standInMark}${name}`, moduleSideEffects: false };
  };

  /** What nothing was found for: a file that is not there is told by the bundler. */
  const unfound = (source: string) => {
    if (isPath(source)) return undefined;
    return standsIn(source, known.has(packageName(source)) ? undefined : whyMissing(source));
  };

  /** A file of the project is read, and one of a package as that package bears it. */
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

  /** A configuration writes contracts for the zod of this package, whichever another package has brought. */
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
      // In no order of when each was found: files are read side by side.
      return [...missing.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

const minZod = 4;

const ownName = '@tessera/contract';

/** A file of this package, or of what it needs: `npx` runs it for projects that have not installed it. */
const ownFile = (source: string): string => fileURLToPath(import.meta.resolve(source));

const standInMark = '\0stand-in:';

/** What `import.meta` says in a module as it is written: in a bundle it no longer stands where its file does. */
export function withWrittenMeta(code: string, id: string): string | undefined {
  if (!code.includes('import.meta')) return undefined;
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.env', 'process.env');
}

/** What is stood in for wherever it is, so that it need not be installed. */
const known = new Set(['react', 'react-dom', 'groq', 'next-sanity', 'next', 'server-only', 'client-only']);

const isPath = (source: string): boolean => /^[./]/.test(source);

const codeEndings = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']);

/** Whether an import is of code, and not of a picture or a style; what has no ending is. */
function isCode(id: string, isFile: boolean): boolean {
  const ending = extname(id);
  if (ending === '' || codeEndings.has(ending)) return true;
  return !isFile && !/\.(css|scss|svg|png|jpe?g|webp|woff2?)(\?|$)/.test(id) && !id.includes('?');
}

const codeOfStandIn = (name: string): string =>
  `module.exports = ${doorCode}.standIn(${JSON.stringify(name)});`;
