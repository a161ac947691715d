import { beforeAll, expect, test } from 'vitest';
import { allowed, circles, floorBreaches, unloadable } from './floors.ts';
import { readSource, readSources, type SourceFile } from './imports.ts';

let sources: SourceFile[];
beforeAll(async () => {
  // This file quotes imports that are wrong on purpose.
  const own = 'scripts/house/floors.test.ts';
  sources = (await readSources(Object.keys(allowed))).filter(({ file }) => file !== own);
});

test('no room imports one beside or above it, and no listed thing its list', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(floorBreaches(sources)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circles(sources)).toEqual([]);
});

test('Node can load all that the lake, the registry, the server and the commands reach', () => {
  const entries =
    /^((limits|lake|lake-plugin|settings)\/[^.]*|(sections|pages)\/registry|web\/server|contract\/[^.]*|scripts\/[^.]*|art\/[^.]*)\.ts$/;
  expect(unloadable(sources, entries)).toEqual([]);
});

test('planted faults are found and named', () => {
  const planted = [
    readSource('ui/planted.tsx', "import { x } from '#sections/registry.ts';"),
    readSource('lake/query/planted.ts', "import { routes } from '../routes.ts';"),
    readSource('sections/faq/planted.ts', "const late = import('../registry.ts');"),
    readSource('web/planted.ts', "export * from '#lake/lake.ts';"),
    readSource('pages/planted.ts', "import { x } from '#content/document-file.ts';"),
    readSource('pages/planted.test.ts', "import { x } from '#content/document-file.ts';"),
    readSource('sections/planted.ts', "import { prove } from '#contract/proof/prove.ts';"),
    readSource('contract/planted.ts', "import { kinds } from '#sections/registry.ts';"),
    readSource('contract/proof/planted.ts', "import { mapTree } from '@tessera/lake/query/syntax/tree';"),
    readSource('ui/planted.ts', "import { mapTree } from '@tessera/lake/query/syntax/tree';"),
    readSource('content/planted.ts', "import { drawings } from '../art/pictures.ts';"),
    readSource('ui/planted.css', "@import url('../web/app/globals.css');"),
    readSource('web/ending.ts', "import './environment';"),
  ];
  expect(floorBreaches(planted)).toEqual([
    '"ui/planted.tsx" imports "sections/registry.ts": ui may import telemetry.',
    '"lake/query/planted.ts" imports "lake/routes.ts", the list that lists it.',
    '"sections/faq/planted.ts" imports "sections/registry.ts", the list that lists it.',
    '"web/planted.ts" imports "lake/lake.ts": web may import canvas, pages, sections, schemas, ui, settings, limits, telemetry, contract.',
    '"pages/planted.ts" imports "content/document-file.ts": pages may import sections, schemas, ui, contract.',
    '"sections/planted.ts" imports "contract/proof/prove.ts": of contract/ a browser can load only reading/ and checking/.',
    '"contract/planted.ts" imports "sections/registry.ts": contract may import lake.',
    '"ui/planted.ts" imports "lake/query/syntax/tree.ts": ui may import telemetry.',
    '"content/planted.ts" imports "art/pictures.ts": content may import nothing of ours.',
    '"ui/planted.css" imports "web/app/globals.css": ui may import telemetry.',
    '"web/ending.ts" imports "web/environment" without its ending.',
  ]);
  const round = [
    readSource('ui/a.ts', "import { b } from './b.ts';"),
    readSource('ui/b.ts', "import { a } from './a.ts';"),
  ];
  expect(circles(round)).toEqual(['These import each other in a circle: ui/a.ts → ui/b.ts → ui/a.ts.']);
  expect(unloadable([readSource('lake/x.ts', "import { y } from './y.tsx';")], /^lake/)).toHaveLength(1);
});
