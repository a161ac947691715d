import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { views } from '#sections/views.ts';
import { compileSchema } from '../compile.ts';
import { describeCounterexample } from './counterexample.ts';
import { openSearchEngine } from './engine.ts';
import { searchKind } from './search-kind.tsx';

const runs = Number(process.env.SEARCH_RUNS ?? 100);
const compiled = compileSchema();
const engine = openSearchEngine();

test.each(Object.keys(kinds) as SectionKind[])(
  'no %s that an editor can publish breaks its contract or its view',
  (kind) => {
    const view = views[kind] as ComponentType<never>;
    const found = searchKind({ kind, compiled, ...kinds[kind], view }, engine, { runs });
    expect(found && describeCounterexample(found)).toBeNull();
  },
);
