import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema } from '#contract/compile.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { findCounterexample } from '#contract/search/counterexample.ts';
import { effortOf } from '#contract/search/effort.ts';
import { openSearchEngine } from '#contract/search/engine.ts';
import { ownReact } from '#contract/search/own-react.ts';
import { searchKind } from '#contract/search/search-kind.ts';
import { objects } from '#contract/search/values.ts';
import { neighbourTypes, worlds } from '#contract/search/world.ts';
import type { Markdown } from '#schemas/markdown/build.ts';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { markdowns } from '#sections/markdown.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { views } from '#sections/views.ts';
import { project } from '../project/project.ts';
import { loadPieces } from './load-pieces.ts';
import { pageFault } from './page-fault.tsx';
import { world, written } from './searched-project.ts';
import { tellFound } from './tell-found.ts';

const effort = effortOf();
const timeout = 120_000 + 200 * effort.runs;
const compiled = compileSchema(project.types);
const engine = openSearchEngine(project.parameters);

beforeAll(loadPieces);

test.each(Object.keys(kinds) as SectionKind[])(
  'no %s that an editor can publish breaks its contract, its view or its Markdown',
  { timeout },
  (kind) => {
    const view = views[kind] as ComponentType<never>;
    const blocksOf = markdowns[kind] as (props: never) => Markdown;
    const markdown = { blocksOf, write: writeMarkdown };
    const found = searchKind(
      { kind, compiled, world, written, ...kinds[kind], view, react: ownReact, markdown },
      engine,
      effort,
    );
    tellFound(found, kind);
  },
);

test('a contract that throws is found like one that refuses, with the lines of query, contract and field', () => {
  const { contract, ...kind } = kinds['cta-banner'];
  const throwing = contract.extend({ title: z.string().transform((text) => new URL(text).href) });
  const view = views['cta-banner'] as ComponentType<never>;
  const found = searchKind(
    { kind: 'cta-banner', compiled, world, written, ...kind, contract: throwing, view, react: ownReact },
    engine,
    {
      runs: effort.runs,
    },
  );
  expect(found?.fault).toMatch(/^The contract refuses it: title: its contract threw: Invalid URL, found "/);
  const lines = found?.fault.split('\n')[1]?.replaceAll(/:\d+:\d+/g, ':…');
  expect(lines).toBe(
    '    at    sections/cta-banner/contract.ts:… (query), sections/cta-banner/contract.ts:… (contract), sections/cta-banner/schema.ts:… (schema)',
  );
});

test('a page is refused with the lines of the section that is, or with those of its own field', () => {
  const stored = { title: 'Page', path: { current: '/page' } };
  const sections = [{ _key: 'a', _type: 'cta-banner', title: 7 }];
  expect(pageFault({ ...stored, sections }, [], engine)).toMatch(
    /section "cta-banner": title: .*\n {4}at {4}sections\/cta-banner\/contract\.ts:\d+:\d+ \(query\)/,
  );
  expect(pageFault({ ...stored, title: 7 }, [], engine)).toMatch(
    /refuses the page: title: .*\n {4}at {4}pages\/page\/contract\.ts:\d+:\d+ \(query\), pages\/page\/contract\.ts:\d+:\d+ \(contract\), pages\/page-fields\.ts:\d+:\d+ \(schema\)/,
  );
});

test('what sections list and what anything can refer to stands around them; the menu and what visitors send do not', () => {
  const types = neighbourTypes(project);
  expect(types).toEqual(expect.arrayContaining(['author', 'integration', 'page', 'shared-section']));
  for (const type of ['menu', 'submission']) expect(types).not.toContain(type);
});

test('no page that an editor can publish breaks in the query of the site, its contracts or its views', {
  timeout,
}, () => {
  const found = findCounterexample(
    // Sanity's compiled types have more than their published types tell.
    objects(compiled.get('page') as unknown as CompiledType, world),
    worlds(compiled, world),
    (page, neighbours) => pageFault(page, neighbours, engine),
    effort,
  );
  tellFound(found);
});
