import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type CodeAction,
  createMessageConnection,
  type Diagnostic,
  type Hover,
  type MessageConnection,
  type Position,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver/node';

const folder = mkdtempSync(join(tmpdir(), 'tessera-language-'));
const uri = (name: string) => pathToFileURL(join(folder, name)).href;
const contractFile = `import * as z from 'zod';

export const projection = \`{
  "lead": lead,
  "title": coalesce(title, ""),
  "tone": coalesce(tone, "light")
}\`;

export const contract = z.object({
  lead: z.string().nullable(),
  title: z.string(),
  tone: z.enum(['light', 'dark']),
});
`;
const files = {
  'package.json': '{ "type": "module" }',
  'contract.ts': contractFile,
  'project.ts': `
import { contract, projection } from ${"'./contract.ts'"};

const schema = {
  name: 'quote',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', validation: (rule) => rule.max(80) },
    { name: 'lead', type: 'string' },
    { name: 'tone', type: 'string', options: { list: ['light', 'dark'] } },
  ],
};
const page = { name: 'page', type: 'document', fields: [{ name: 'sections', type: 'array', of: [{ type: 'quote' }] }] };
const kinds = { quote: { schema, projection, contract } };
console.log('what a project prints is no message of the protocol');
export const project = {
  types: [page, schema],
  kinds,
  sections: {
    type: 'page', field: 'sections', folder: 'kinds', offeredIn: 'kinds.ts',
    projection: \`[]{_key, _type, _type == "quote" => \${projection}}\`,
  },
  queries: [],
  parameters: {},
  forEditors: [],
  migrations: [],
};
`,
};

let server: ChildProcess;
let editor: MessageConnection;
const published = new Map<string, Diagnostic[]>();

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const module = resolve('contract/language-server/serve-language.ts');
  const main = join(folder, 'main.ts');
  writeFileSync(
    main,
    `import { serveLanguage } from ${JSON.stringify(module)};
    serveLanguage({ file: new URL('./project.ts', import.meta.url), name: 'project' });`,
  );
  server = spawn(process.execPath, [main], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!server.stdin || !server.stdout) throw new Error('The server has no streams.');
  editor = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  editor.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: PublishDiagnosticsParams) => {
      published.set(uri, diagnostics);
    },
  );
  editor.onNotification('window/logMessage', ({ message }) => {
    said.push(message);
  });
  editor.listen();
});
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

const document = { uri: uri('contract.ts') };
const said: string[] = [];
const waiting = { timeout: 15_000, interval: 50 };
let version = 1;
const edit = (text: string) =>
  editor.sendNotification('textDocument/didChange', {
    textDocument: { ...document, version: ++version },
    contentChanges: [{ text }],
  });

/** A text after some edits, as an editor makes them: the last first. */
function edited(text: string, edits: TextEdit[]): string {
  const lines = text.split('\n');
  const at = ({ line, character }: Position) =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character;
  return edits.reduceRight(
    (now, { range, newText }) => now.slice(0, at(range.start)) + newText + now.slice(at(range.end)),
    text,
  );
}

test('it says what it can do', async () => {
  const { capabilities } = await editor.sendRequest<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
  });
  expect(capabilities).toMatchObject({ hoverProvider: true, codeActionProvider: true });
  await editor.sendNotification('initialized', {});
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { ...document, languageId: 'typescript', version, text: contractFile },
  });
});

test('hovering says the type of what the query answers', async () => {
  const hover = () =>
    editor.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: document,
      position: { line: 3, character: 4 },
    });
  await vi.waitFor(async () => expect(await hover()).not.toBe(null), waiting);
  expect(await hover()).toMatchObject({
    contents: { value: '```ts\nstring | null\n```\nwhat the query answers at `quote.lead`' },
  });
  expect(published.get(document.uri) ?? []).toEqual([]);
});

test('a drift that is typed and not saved is underlined, with its name, its page and what mends it', async () => {
  await edit(contractFile.replace('.nullable()', ''));
  await vi.waitFor(() => expect(published.get(document.uri)).toHaveLength(1), waiting);
  const [diagnostic] = published.get(document.uri) ?? [];
  expect(diagnostic).toMatchObject({
    range: { start: { line: 9, character: 2 }, end: { line: 9, character: 6 } },
    severity: 1,
    code: 'may-be-null',
    codeDescription: { href: expect.stringMatching(/^file:.*\/docs\/findings\.md#may-be-null$/) },
    message: expect.stringMatching(/^quote\.lead may be null, but the contract requires a text\n/),
    relatedInformation: [
      { message: 'The query', location: { uri: document.uri } },
      { message: 'The schema', location: { uri: uri('project.ts') } },
    ],
  });
  const actions = await editor.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: document,
    range: diagnostic?.range,
    context: { diagnostics: [diagnostic] },
  });
  const end = { line: 9, character: 18 };
  expect(actions).toMatchObject([
    { edit: { changes: { [document.uri]: [{ range: { start: end, end }, newText: '.nullable()' }] } } },
    { title: 'Demand rule.required() in the schema' },
  ]);
});

test('what is half typed leaves what was found, and what is mended is taken back', async () => {
  await edit('export const contract = z.obj(');
  await vi.waitFor(() => expect(said.join('\n')).toContain('Not proved'), waiting);
  expect(published.get(document.uri)).toHaveLength(1);
  await edit(contractFile);
  await vi.waitFor(() => expect(published.get(document.uri)).toEqual([]), waiting);
});

test.each([
  [
    'null instead of nothing',
    ['.nullable()', '.optional()'],
    { name: 'contract.ts', from: '.optional()', to: '.nullable()' },
  ],
  [
    'that nothing may be there as well as null',
    ['"lead": lead', 'defined(title) => {"lead": lead}'],
    { name: 'contract.ts', from: '.nullable()', to: '.nullable().optional()' },
  ],
  [
    'a limit in the schema',
    ['.nullable()', '.max(9).nullable()'],
    {
      name: 'project.ts',
      from: "lead', type: 'string'",
      to: "lead', type: 'string', validation: (rule) => rule.max(9)",
    },
  ],
  [
    'a lower limit where there is one',
    ['title: z.string()', 'title: z.string().max(9)'],
    { name: 'project.ts', from: 'rule.max(80)', to: 'rule.max(9)' },
  ],
  [
    'a rule beside another',
    ['title: z.string()', 'title: z.string().min(1)'],
    { name: 'project.ts', from: 'rule.max(80)', to: 'rule.max(80).required()' },
  ],
  [
    'a key that the query forgets',
    ['  "lead": lead,\n', ''],
    { name: 'contract.ts', from: '\\`{', to: '\\`{lead, ' },
  ],
  [
    'a choice that the contract forgets',
    [", 'dark'", ''],
    { name: 'contract.ts', from: "['light'", to: "['light', 'dark'" },
  ],
] as const)('a quick fix types in %s', async (_what, [sound, faulty], { name, from, to }) => {
  const text = contractFile.replace(sound, faulty);
  await edit(text);
  const written = name === 'contract.ts' ? text : files[name];
  await vi.waitFor(async () => {
    const diagnostics = published.get(document.uri) ?? [];
    expect(diagnostics).not.toEqual([]);
    const actions = await Promise.all(
      diagnostics.map(({ range }) =>
        editor.sendRequest<CodeAction[]>('textDocument/codeAction', {
          textDocument: document,
          range,
          context: { diagnostics },
        }),
      ),
    );
    const texts = actions
      .flat()
      .map(({ edit: mended }) => edited(written, mended?.changes?.[uri(name)] ?? []));
    expect(texts).toContain(written.replace(from.replace('\\', ''), to.replace('\\', '')));
  }, waiting);
  await edit(contractFile);
  await vi.waitFor(() => expect(published.get(document.uri)).toEqual([]), waiting);
});

test('it ends when the editor says so', async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await editor.sendRequest('shutdown');
  await editor.sendNotification('exit');
  expect(await ended).toBe(0);
});
