import { createRequire, isBuiltin } from 'node:module';
import type { Plugin } from 'rolldown';
import { isOfLibrary, neverCode } from '../border/graph.ts';
import { packageName, whyMissing } from '../loading/package-of.ts';
import { codeOfRun, runMark, runs } from '../loading/run-package.ts';
import { withWrittenMeta } from '../loading/take-packages.ts';
import { nextStandIns } from './next-stand-ins.ts';

const react = /^react(-dom)?($|\/)/;
const nextMark = '\0next:';
const looksMark = '\0looks:';

/**
 * Decides for each import of a view where it comes from: React and whatever else Node can run is run from the project;
 * plain modules stand in for Next, style sheets and pictures. Throws an Error that names a package that is not there.
 */
export function viewModules(file: string): Plugin {
  const require = createRequire(file);
  return {
    name: 'tessera-contract-view',
    async resolveId(source, importer) {
      if (!importer || isBuiltin(source)) return undefined;
      if (source === 'server-only' || source === 'client-only') return `${looksMark}${source}`;
      const ofNext = source.replace(/\.js$/, '');
      if (ofNext in nextStandIns) return `${nextMark}${ofNext}`;
      // One React for the view and all that it imports.
      if (react.test(source)) return await runs(require.resolve(source));
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (neverCode.test(found?.id ?? source)) return `${looksMark}${found?.id ?? source}`;
      if (!found) {
        // The bundler reports a path that leads nowhere, with its line.
        if (/^[./]/.test(source)) return undefined;
        throw new Error(`"${packageName(source)}" ${whyMissing(source)}`);
      }
      if (!isOfLibrary(found.id) || isOfLibrary(importer)) return undefined;
      // What Node cannot run, such as a package that needs Next, is bundled.
      return await runs(found.id).catch(() => undefined);
    },
    load(id) {
      if (id.startsWith(runMark)) return { code: codeOfRun(id.slice(runMark.length)), moduleType: 'js' };
      if (id.startsWith(nextMark))
        return { code: nextStandIns[id.slice(nextMark.length)] ?? '', moduleType: 'js' };
      return id.startsWith(looksMark) ? { code: codeOfLooks(id), moduleType: 'js' } : undefined;
    },
    transform: withWrittenMeta,
  };
}

function codeOfLooks(id: string): string {
  // Any class that is asked for, under its own name.
  if (/\.module\.\w+$/.test(id))
    return 'module.exports = Object.setPrototypeOf(function classes() {}, new Proxy({}, { get: (_, name) => String(name) }));';
  return neverCode.test(id) && !/\.(?:css|scss|sass|less)$/.test(id)
    ? 'export default { src: "/picture.png", width: 1, height: 1 };'
    : 'export {};';
}
