import type { ComponentType } from 'react';
import { beforeAll, test } from 'vitest';
import { type Border, openBorder } from '#contract/border/open-border.ts';
import { compileSchema } from '#contract/compile.ts';
import { openSearchEngine } from '#contract/search/engine.ts';
import { examineView } from '#contract/search/examine-view.ts';
import { ownReact } from '#contract/search/own-react.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { views } from '#sections/views.ts';
import { project } from '../project/project.ts';
import { loadPieces } from './load-pieces.ts';
import { world } from './searched-project.ts';
import { servedViews } from './served-views.ts';
import { tellFound } from './tell-found.ts';

// In a file of its own this runs on the other core, beside the search for documents, which takes as long.

const timeoutMs = 120_000; // on a machine that does much else
const compiled = compileSchema(project.types);
const engine = openSearchEngine(project.parameters);
let border: Border;

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads how it is written, and gives the tasks to the second
beforeAll(async ({}, { tasks }) => {
  await loadPieces();
  // A search for one kind does not wait for the views of the others.
  const isAsked = (kind: string) =>
    tasks.some(({ mode, name }) => mode === 'run' && name.includes(` ${kind} `));
  border = await openBorder(await servedViews(Object.keys(kinds).filter(isAsked)));
});

test.each(Object.keys(kinds) as SectionKind[])(
  'the view of the kind %s shows what is filled in, and nobody stumbles over it',
  { timeout: timeoutMs },
  async (kind) => {
    const view = views[kind] as ComponentType<never>;
    const { ofPlace } = project.sections;
    const searched = { kind, compiled, world, ...kinds[kind], ofPlace, view, react: ownReact, border };
    tellFound(await examineView(searched, engine));
  },
);
