import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Border, openBorder } from '../border/open-border.ts';
import { compileSchema } from '../compile.ts';
import { sectionsOf } from '../project-fixture.ts';
import { proveKinds } from '../proof/project.ts';
import { extract } from '../proof/query-types/extract.ts';
import { describeFinding } from '../proof/verdict.ts';
import { describeCounterexample } from '../search/counterexample.ts';
import { openSearchEngine } from '../search/engine.ts';
import { examineView } from '../search/examine-view.ts';
import { ownReact } from '../search/own-react.ts';
import { searchKind } from '../search/search-kind.ts';
import { worldOf } from '../search/world.ts';
import { showProofs } from '../showing/show-proofs.ts';
import type { Drift } from './drift.ts';
import { drifts } from './drifts.tsx';
import { person, type Quote, soundQuote, topic } from './quote.tsx';

const engine = openSearchEngine();
let border: Border;

beforeAll(async () => {
  const files = drifts.flatMap(({ file }) =>
    file ? [[file, join(import.meta.dirname, `border/${file}.tsx`)]] : [],
  );
  border = await openBorder({
    files: Object.fromEntries(files),
    renderer: 'next/dist/compiled/react-server-dom-webpack/server.node',
    aliases: {},
    serverOnly: [],
    islands: [join(import.meta.dirname, 'border/island.tsx')],
  });
});

const page = defineType({
  name: 'page',
  type: 'document',
  fields: [defineField({ name: 'sections', type: 'array', of: [defineArrayMember({ type: 'quote' })] })],
});

/** What the proof and the search find in a quote. */
async function reportsOn(
  { fields, projection: keys, shape, view }: Quote,
  { types: more = [], excused, file }: Pick<Drift, 'types' | 'excused' | 'file'> = {},
): Promise<{ proof: string[]; search: string[] }> {
  const quote = defineType({ name: 'quote', type: 'object', fields: Object.values(fields) });
  const types = [quote, topic, person, page, ...more];
  const projection = `{${Object.entries(keys).map(([key, value]) => `"${key}": ${value}`)}}`;
  const contract = z.object(shape);
  const sections = sectionsOf(`[]{_key, _type, _type == "quote" => ${projection}}`);
  const kinds = { quote: { projection, contract, excused } };
  const proved = proveKinds(kinds, sections, extract(types));
  const proofs = await showProofs({ types, kinds, sections, queries: [], parameters: {} }, proved);
  const searchedProject = {
    types,
    kinds,
    sections,
    rules: { mend: {}, values: {} },
    holder: { _id: 'page-of-the-search', _type: 'page' },
  };
  const searched = {
    kind: 'quote',
    compiled: compileSchema(types),
    projection,
    contract,
    view: view as never,
    react: ownReact,
    border: file ? borderOf(file) : undefined,
    world: worldOf(searchedProject, { types: ['topic', 'person'] }),
  };
  const found = searchKind(searched, engine, { runs: 120, seed: 3 });
  return {
    proof: proofs.flatMap(({ findings }) => findings.map(describeFinding)),
    search: found ? [describeCounterexample(found)] : await examineView(searched, engine),
  };
}

/** The part of the border that is about the view in a file: all views share one border, by the names of their files. */
const borderOf = (file: string): Border => ({
  faultsOfModules: () => border.faultsOfModules(file),
  refusals: (_kind, props) => border.refusals(file, props),
});

function planted({ fields, projection, shape, view }: Drift): Quote {
  const quote = soundQuote();
  const put = <T,>(sound: Record<string, T>, changes: Record<string, T | undefined> = {}) =>
    Object.fromEntries(
      Object.entries({ ...sound, ...changes }).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value]],
      ),
    ) as Record<string, T>;
  return {
    fields: put(quote.fields, fields),
    projection: put(quote.projection, projection),
    shape: put(quote.shape, shape),
    view: view ?? quote.view,
  };
}

test('the kind into which faults are planted is sound', async () => {
  expect(await reportsOn(soundQuote())).toEqual({ proof: [], search: [] });
});

const tableFile = join(import.meta.dirname, '../../docs/drifts.md');
const rows: [drift: Drift, reporters: string][] = [];

test.each(drifts.map((drift) => [drift.part, drift.name, drift] as const))(
  '%s: %s',
  async (_part, _name, drift) => {
    const { proof, search } = await reportsOn(planted(drift), drift);
    const reporters = [proof.length > 0 && 'proof', search.length > 0 && 'search']
      .filter(Boolean)
      .join(' and ');
    rows.push([drift, reporters]);
    if (drift.isHarmless) expect(reporters).toBe('');
    else expect(reporters).not.toBe('');
  },
);

test('docs/drifts.md has the table of these results', async () => {
  const lines = rows.map(([{ part, name, isHarmless }, reporters]) => {
    return `| ${part} | ${name} | ${isHarmless ? 'harmless' : 'drift'} | ${reporters || 'nobody'} |`;
  });
  const table = ['| part | change | | reported by |', '|---|---|---|---|', ...lines].join('\n');
  // The words before the table are written by hand.
  const [words = ''] = readFileSync(tableFile, 'utf8').split('| part |');
  await expect(`${words}${table}\n`).toMatchFileSnapshot(tableFile);
  expect(readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8')).toContain('drifts.md');
});
