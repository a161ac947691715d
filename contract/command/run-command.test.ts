import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { runCommand } from './run-command.ts';

// Apart from the text below, so that nothing takes its import for one of this file.
const own = '@tessera/contract';

const config = (contract: string) => `
import { defineConfig } from '${own}';
import * as z from 'zod';
const note = { name: 'note', type: 'document', fields: [{ name: 'text', type: 'string' }, { name: 'tone', type: 'string' }] };
const notes = '*[_type == "note"]{text}';
export default defineConfig({
  types: [note],
  queries: [{ subject: 'notes', query: notes${contract} }, { subject: 'texts', query: notes + '.text', contract: z.unknown() }],
});
`;

/** Runs the command with a configuration that says this, and answers what it wrote. */
async function run(text: string, ...words: string[]) {
  const file = join(projectFolder({ 'contract.config.ts': text }), 'contract.config.ts');
  const [out, errors] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => {}),
  );
  try {
    const code = await runCommand([...words, '--config', file]);
    return { code, out: String(out?.mock.calls.join('\n')), errors: String(errors?.mock.calls.join('\n')) };
  } finally {
    vi.restoreAllMocks();
  }
}

const right = config(', contract: z.array(z.object({ text: z.string().nullable() }))');
const wrong = config(', contract: z.array(z.object({ text: z.string() }))');

test('a project of types and queries is proved: 0 when all agrees, 1 when something is found', async () => {
  expect(await run(right)).toMatchObject({ code: 0, out: expect.stringContaining('✓ notes') });
  expect(await run(wrong)).toMatchObject({
    code: 1,
    out: expect.stringContaining('✗ notes[].text may be null'),
  });
  expect(await run(wrong, 'prove', '--query', 'texts')).toMatchObject({ code: 0 });
});

test('code behind the check that throws is found, with its line and the document that shows it', async () => {
  const throwing = '.nullable().transform((text) => new URL(text ?? "").href)';
  const { code, out } = await run(config(`, contract: z.array(z.object({ text: z.string()${throwing} }))`));
  expect(out).toContain('✗ notes[].text is changed by code after the check, and the code fails for what');
  expect(out).toMatch(/at .*contract\.config\.ts:5:\d+ \(query\), .*contract\.config\.ts:8:\d+ \(contract\)/);
  expect(out).toContain('as in {"_type":"note"}: its contract threw: Invalid URL');
  expect(code).toBe(1);
});

test('a query without a contract is given one that can be pasted', async () => {
  const { code, out } = await run(config(''));
  expect(code).toBe(1);
  expect(out).toContain('✗ notes has no contract');
  expect(out).toContain('text: z.string().nullable(),');
});

test('the verdicts can be had as JSON', async () => {
  const { out } = await run(wrong, '--json', '--query', 'notes');
  expect(JSON.parse(out)).toMatchObject({
    proofs: [{ subject: 'notes', findings: [{ path: '[].text', field: 'note.text', verdict: 'refuted' }] }],
  });
});

test.each<[string, string, string[]]>([
  ['There is no "note". There are "notes", "texts".', right, ['--query', 'note']],
  ['The contract of "notes" is not a schema of zod 4.', config(', contract: {}'), []],
  ['There are none', right.replace('[note]', '[]'), []],
  ['has no "export default defineConfig', 'export const types = [];', []],
  ['Not ready', "throw new Error('Not ready');", []],
  ["Unknown option '--fast'", right, ['--fast']],
  ['There is no kind "nosuch". The project has none.', right, ['watch', '--kind', 'nosuch']],
  [
    '"--query notes" and "--kind faq" each look only at one thing',
    right,
    ['--query', 'notes', '--kind', 'faq'],
  ],
  ['There is no command "lint". There are prove, init', right, ['lint']],
  [
    'note › fields › picture: Unknown type: photo',
    right.replace("'tone', type: 'string'", "'picture', type: 'photo'"),
    [],
  ],
])('what keeps it from running is said, with code 2: %s', async (said, text, words) => {
  expect(await run(text, ...words)).toMatchObject({ code: 2, errors: expect.stringContaining(said) });
});

test('the help names every command, and each has its own', async () => {
  expect(await run(right, '--help')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^prove [\s\S]*^init /m),
  });
  expect((await run(right, '--init', '--help')).out).toMatch(/^init \[--force\]/);
});

test('two queries of one subject are refused, as findings name them by it', async () => {
  const twice = right.replace("subject: 'texts'", "subject: 'notes'");
  const { code, errors } = await run(twice);
  expect(errors).toContain('2 have the name "notes": give each query a subject of its own.');
  expect(code).toBe(2);
});
