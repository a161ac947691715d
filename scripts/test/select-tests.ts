import type { SourceFile } from '../house/imports.ts';

/** Changed files that every test depends on. */
const foundation = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;

/** What tests read or run besides their imports: the pattern of a changed file, and the places of those tests. */
const read: [changed: RegExp, tests: string[]][] = [
  [/\.(tsx?|mjs|css|md)$/, ['scripts/house/']],
  [
    /^content\//,
    [
      'content/',
      'pages/',
      'scripts/contract/',
      'scripts/seed/',
      'scripts/content/',
      'scripts/archive/',
      'art/',
    ],
  ],
  [/^(pages|sections|schemas)\//, ['pages/', 'scripts/section/', 'scripts/migrate/', 'scripts/contract/']],
  [/^contract\//, ['contract/', 'scripts/contract/', 'scripts/section/']],
  [
    /^lake(-plugin)?\//,
    ['lake/', 'lake-plugin/', 'scripts/archive/', 'scripts/migrate/', 'scripts/start.test.ts'],
  ],
  [/^ui\//, ['scripts/section/', 'scripts/contract/search/']],
  [/^scripts\//, ['scripts/']],
  [/^operations\//, ['operations/']],
  [/^docs\/lake\.md$/, ['scripts/endpoints/']],
];

/** The pattern of a changed file, and the browser tests that can notice the change. */
const seen: [changed: RegExp, tests: string[]][] = [
  [
    /^(web|pages|sections|schemas|canvas|ui|settings|limits|telemetry|content|lake|lake-plugin|contract\/(reading|checking))\/|^scripts\/(start|build|seed|lake|lists\/|process\/|product\/|watch\/)/,
    ['e2e/'],
  ],
  [/^e2e\/(setup|browser|product)\//, ['e2e/']],
  [/^studio\/|^sanity\./, ['e2e/studio/', 'e2e/preview/']],
  [/^scripts\/migrate/, ['e2e/lake/']],
  [/^scripts\/(archive|contract|export|migrate)/, ['e2e/hosted/']],
  [/^scripts\/release/, ['e2e/release/']],
  [/^docs\/security\.md$/, ['e2e/site/headers.test.ts']],
];

/**
 * The files of tests that a change can affect: those that import it, those that read or run it, and the browser tests
 * that can notice it. A change only of words or tests starts no browser but its own.
 */
export function selectTests(
  changed: readonly string[],
  sources: readonly SourceFile[],
  tests: readonly string[],
): string[] {
  if (changed.some((file) => foundation.test(file))) return [...tests];
  const importers = importersOf(changed, sources);
  const product = changed.filter((file) => !isTest(file));
  const places = [...read, ...seen]
    .filter(([pattern]) => product.some((file) => pattern.test(file)))
    .flatMap(([, all]) => all);
  return tests.filter((test) => importers.has(test) || places.some((place) => test.startsWith(place)));
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The changed files and all files that import one of them, directly or through others. */
function importersOf(changed: readonly string[], sources: readonly SourceFile[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of sources)
    for (const { target } of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  const found = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return found;
}
