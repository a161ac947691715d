import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Border, openBorder } from './open-border.ts';

const planted = join(import.meta.dirname, '../drift/border');
const kinds = readdirSync(planted).flatMap((file) => (file.endsWith('.tsx') ? file.replace('.tsx', '') : []));
const consoleBefore = { ...console };
let border: Border;

const views = {
  files: Object.fromEntries(kinds.map((kind) => [kind, join(planted, `${kind}.tsx`)])),
  renderer: 'next/dist/compiled/react-server-dom-webpack/server.node',
  aliases: {},
  serverOnly: [],
  islands: [join(planted, 'island.tsx')],
};
const props = {
  text: 'Text',
  speaker: null,
  tone: 'light',
  stars: 5,
  source: 'https://a.example',
  anchor: 'a',
  topic: 'Topic',
  weakly: null,
  tags: ['a'],
  lines: [],
  body: null,
  picture: { alt: null },
};

beforeAll(async () => {
  border = await openBorder(views, planted);
});

test.each([
  [
    'hands-a-function',
    'hands-a-function.tsx:9 hands given, a function, to Piece of piece.tsx, which runs in the browser: React cannot send it there (Functions cannot be passed directly to Client Components unless you explicitly expose it by marking it with "use server"). Hand it plain data and write the function in piece.tsx; what the server is to do when it is called becomes a server function, which begins with \'use server\'',
  ],
  [
    'hands-a-function-in-a-list',
    "hands-a-function-in-a-list.tsx:9 hands given[].onPick, a function, to Piece of piece.tsx, which runs in the browser: React cannot send it there (Event handlers cannot be passed to Client Component props). Hand it plain data and write the function in piece.tsx; what the server is to do when it is called becomes a server function, which begins with 'use server'",
  ],
  [
    'hands-an-instance',
    'hands-an-instance.tsx:10 hands given, an instance of Money, to Piece of piece.tsx, which runs in the browser: React cannot send it there (Only plain objects, and a few built-ins, can be passed to Client Components from Server Components). Hand it what is in it: texts, numbers, lists and plain objects',
  ],
  [
    'hands-a-symbol',
    'hands-a-symbol.tsx:9 hands given, the symbol "own", to Piece of piece.tsx, which runs in the browser: React cannot send it there (Only global symbols received from Symbol.for(...) can be passed to Client Components). Hand it a text instead',
  ],
  [
    'hands-an-island-a-day',
    'hands-an-island-a-day.tsx:9 hands given.until, an instance of Date, to Island of island.tsx, an island, which gets it as JSON: it becomes a text. Hand it what JSON can say: texts, numbers, lists and plain objects',
  ],
  [
    'hands-an-island-a-hole',
    'hands-an-island-a-hole.tsx:9 hands given.lines[], undefined, to Island of island.tsx, an island, which gets it as JSON: it becomes null. Hand it what JSON can say: texts, numbers, lists and plain objects',
  ],
  [
    'listens-to-an-element',
    "listens-to-an-element.tsx:8 puts onClick, a function, on <button>, but nothing on a server can listen to events. Move <button> into a file of its own that begins with 'use client', and draw that one in the view",
  ],
  [
    'has-a-state-by-reacts-name',
    "has-a-state-by-reacts-name.tsx:6 fails on a server: useState is not a function or its return value is not iterable. Put what needs a browser into a file that begins with 'use client'",
  ],
])('what React refuses of %s is said with its place, its value and a way out', async (kind, said) => {
  expect(await border.refusals(kind, props)).toEqual([said]);
  expect(border.faultsOfModules(kind)).toEqual([]);
});

test('a view of the browser is told by what its contract hands it', async () => {
  const [said] = await border.refusals('runs-in-the-browser', { ...props, source: new URL(props.source) });
  expect(said).toMatch(/^The contract hands source, an instance of URL, to runs-in-the-browser\.tsx, /);
});

test.each([
  [
    'has-a-state',
    "has-a-state.tsx:1 imports useState of react, which exists only in the browser, but the view is drawn on a server. Begin has-a-state.tsx with 'use client', or move what needs useState into a file that does",
  ],
  [
    'asks-a-form',
    "status.tsx:1 imports useFormStatus of react-dom, which exists only in the browser, but the view is drawn on a server. Begin status.tsx with 'use client', or move what needs useFormStatus into a file that does",
  ],
  [
    'slips-in-a-name',
    'slips-in-a-name.tsx:3 imports SoundVeiw of ../sound-view.tsx, which exports SoundView',
  ],
  [
    'marks-its-piece-too-late',
    "late-piece.tsx:3 says 'use client' after other code, where it has no effect. Put it before the imports",
  ],
  [
    'brings-a-file-to-the-browser',
    'length-of.ts:1 imports node:fs, which only a server has, and file-piece.tsx brings it to the browser. Read what it needs in the view, and hand it over as a property',
  ],
])('what the modules of %s have on the wrong side is said with its place and a way out', (kind, said) => {
  expect(border.faultsOfModules(kind)).toEqual([said]);
});

test('what JSON can say, and what the server has drawn, comes to an island', async () => {
  expect(await border.refusals('hands-an-island-what-json-says', props)).toEqual([]);
});

test('a class of the browser keeps its view from being loaded, which its import explains', async () => {
  expect(border.faultsOfModules('has-a-class')).toEqual([
    expect.stringContaining('counter.tsx:1 imports Component of react'),
  ]);
  expect(await border.refusals('has-a-class', props)).toEqual([]);
});

test('the console is as it was', () => {
  expect({ ...console }).toEqual(consoleBefore);
});

test('a view that imports what is not there ends the opening, with its name', async () => {
  const files = { gone: join(planted, 'gone.tsx') };
  await expect(openBorder({ ...views, files })).rejects.toThrow(/gone\.tsx/);
});
