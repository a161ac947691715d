import { existsSync } from 'node:fs';
import type { SourceFile } from './imports.ts';

/** Which rooms a room may import besides itself. */
export const allowed: Record<string, readonly string[]> = {
  settings: ['limits'],
  limits: [],
  telemetry: [],
  schemas: ['contract', 'telemetry'],
  ui: ['telemetry'],
  lake: ['limits'],
  content: [],
  sections: ['schemas', 'ui', 'contract'],
  pages: ['sections', 'schemas', 'ui', 'contract'],
  canvas: ['sections', 'schemas', 'contract'],
  'lake-plugin': ['limits', 'lake', 'sections', 'schemas'],
  web: ['canvas', 'pages', 'sections', 'schemas', 'ui', 'settings', 'limits', 'telemetry', 'contract'],
  studio: ['canvas', 'pages', 'sections', 'schemas', 'contract'],
  contract: ['lake'],
  e2e: [
    'settings',
    'limits',
    'telemetry',
    'schemas',
    'ui',
    'lake',
    'lake-plugin',
    'content',
    'sections',
    'pages',
    'canvas',
    'web',
    'studio',
    'contract',
  ],
  scripts: [
    'settings',
    'limits',
    'telemetry',
    'schemas',
    'ui',
    'lake',
    'lake-plugin',
    'content',
    'sections',
    'pages',
    'canvas',
    'web',
    'studio',
    'contract',
    'e2e',
  ],
  // Files for the machine that runs the product, and their tests.
  operations: [],
  // What draws pictures once a year knows of the product only what it draws them for.
  art: ['ui'],
};

/**
 * What the tests of a room may import besides, because they run on real parts: a lake with the first content, a form of
 * the Studio.
 */
const allowedInTests: Record<string, readonly string[]> = {
  operations: ['e2e', 'lake', 'limits', 'settings', 'web'],
  pages: ['lake', 'lake-plugin', 'content'],
  'lake-plugin': ['pages', 'ui', 'contract'],
  web: ['lake', 'lake-plugin'],
  studio: ['lake'],
};

/** The lists of the tree: what they list must not import them. */
const lists: { list: RegExp; listed: RegExp }[] = [
  {
    list: /^sections\/(registry|views|markdown|structured-data|examples|migrations|check-sections?|sections-[^/]+|addresses|insert-menu)\.ts$/,
    listed: /^sections\/[^/]+\//,
  },
  {
    list: /^pages\/(registry|desks|layouts|markdown|migrations|structured-data|resolve-[^/]+|found)\.ts$/,
    listed: /^pages\/[^/]+\//,
  },
  { list: /^schemas\/registry\.ts$/, listed: /^schemas\/[^/]+\// },
  { list: /^lake\/routes\.ts$/, listed: /^lake\/[^/]+\// },
];

/** Every broken rule of the floors, in a sentence each. */
export function floorBreaches(sources: SourceFile[]): string[] {
  return sources.flatMap(({ file, imports }) => {
    const room = roomOf(file);
    return imports.flatMap(({ target }) => {
      const other = roomOf(target);
      if (!/\.(tsx?|mjs|cjs|css|svg|json)$/.test(target))
        return [`"${file}" imports "${target}" without its ending.`];
      if (!existsSync(target) && !target.startsWith('planted/'))
        return [`"${file}" imports "${target}", which does not exist.`];
      const others = [...(allowed[room] ?? []), ...(isTest(file) ? (allowedInTests[room] ?? []) : [])];
      if (other !== room && !others.includes(other)) {
        return [
          `"${file}" imports "${target}": ${room} may import ${others.join(', ') || 'nothing of ours'}.`,
        ];
      }
      if (other === 'contract' && isOfTheSite(file) && !forBrowsers.test(target)) {
        return [
          `"${file}" imports "${target}": of contract/ a browser can load only reading/ and checking/.`,
        ];
      }
      const rule = lists.find(({ list, listed }) => listed.test(file) && list.test(target));
      return rule ? [`"${file}" imports "${target}", the list that lists it.`] : [];
    });
  });
}

/** Every circle of imports that exist at run time, as a sentence. */
export function circles(sources: SourceFile[]): string[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const done = new Set<string>();
  const found: string[] = [];
  function visit(file: string, way: string[]): void {
    if (way.includes(file)) {
      found.push(
        `These import each other in a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}.`,
      );
      return;
    }
    if (done.has(file)) return;
    for (const { target, isTypeOnly } of byFile.get(file)?.imports ?? [])
      if (!isTypeOnly) visit(target, [...way, file]);
    done.add(file);
  }
  for (const { file } of sources) visit(file, []);
  return found;
}

/** Every `.tsx` that Node would have to load, although it can load only `.ts`. */
export function unloadable(sources: SourceFile[], entries: RegExp): string[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const seen = new Set<string>();
  const waiting = sources.filter(({ file }) => entries.test(file)).map(({ file }) => file);
  const found: string[] = [];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { target, isTypeOnly } of byFile.get(file)?.imports ?? []) {
      if (isTypeOnly) continue;
      if (target.endsWith('.tsx')) found.push(`"${file}" imports "${target}", which Node cannot load.`);
      else waiting.push(target);
    }
  }
  return found;
}

/** What of the contract knows neither Node nor the lake. */
const forBrowsers = /^contract\/(reading|checking)\//;

const isOfTheSite = (file: string): boolean =>
  !isTest(file) && !['contract', 'scripts', 'e2e'].includes(roomOf(file));

const isTest = (file: string): boolean => /\.test\.tsx?$|-fixture\.tsx?$/.test(file);

const roomOf = (file: string): string => file.split('/')[0] ?? '';
