import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindToDocument, bindToKind } from './bind-old-form.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-bound-'));
});
afterAll(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const contract = '/** What the site asks for. */\nexport const contract = z.object({});\n';

test('a kind as "section:new" writes it hands its older form over', () => {
  const template = readFileSync('scripts/section/template/index.ts', 'utf8');
  put('sections/note/index.ts', template);
  put('sections/note/contract.ts', contract);
  const { texts, isFirst } = bindToKind(root, 'sections/note', 'note', 'defined(old)');
  expect(isFirst).toBe(true);
  expect(texts['sections/note/index.ts']).toContain('\n  sample,\n  oldForm,\n  menu: {');
  expect(texts['sections/note/index.ts']).toContain(
    "import { contract, oldForm, projection } from './contract.ts';",
  );
  expect(texts['sections/note/contract.ts']).toContain(
    'oldForm = groq`_type == "note" && (defined(old))`;\n\n/** What',
  );
});

test('a kind that is said in one line hands it over there', () => {
  put(
    'sections/short/index.ts',
    "import { contract, projection } from './contract.ts';\nexport const kind = defineKind({ schema, projection, contract, sample });\n",
  );
  put('sections/short/contract.ts', contract);
  const { texts } = bindToKind(root, 'sections/short', 'short', 'defined(old)');
  expect(texts['sections/short/index.ts']).toContain(
    'defineKind({ schema, projection, contract, sample, oldForm });',
  );
});

test('an index.ts in which there is no place for it is named, and nothing is written', () => {
  put('sections/odd/index.ts', 'export const kind = made;\n');
  put('sections/odd/contract.ts', contract);
  expect(() => bindToKind(root, 'sections/odd', 'odd', 'defined(old)')).toThrow(/^sections\/odd\/index\.ts /);
});

test.each([["'defined(excerpt)'"], ['"defined(excerpt)"'], ['groq`defined(excerpt)`']])(
  'an older form that is known already is kept beside the new one: %s',
  (written) => {
    put('pages/note/old-form.ts', `/** As it was. */\nexport const oldForm = ${written};\n`);
    const { texts, isFirst } = bindToDocument(root, 'pages/note', 'defined(summary)');
    expect(isFirst).toBe(false);
    expect(texts['pages/note/old-form.ts']).toContain("'(defined(excerpt)) || (defined(summary))'");
  },
);

test('one that is put together of parts is not written over', () => {
  put('pages/parts/old-form.ts', 'export const oldForm = first + other;\n');
  expect(() => bindToDocument(root, 'pages/parts', 'defined(summary)')).toThrow(
    /^pages\/parts\/old-form\.ts: Its "oldForm" is not one text/,
  );
});
