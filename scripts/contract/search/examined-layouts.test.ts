import type { ComponentType } from 'react';
import { beforeAll, test } from 'vitest';
import { type Border, openBorder } from '#contract/border/open-border.ts';
import { compileSchema } from '#contract/compile.ts';
import { openSearchEngine } from '#contract/search/engine.ts';
import { examineDocument } from '#contract/search/examine-document.ts';
import { ownReact } from '#contract/search/own-react.ts';
import type { PageType } from '#pages/define-page-type.ts';
import { framedProjection } from '#pages/framed-projection.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { layouts } from '#pages/layouts.ts';
import { isTitleMainHeading } from '#pages/main-heading.ts';
import { type PageTypeName, pageTypes } from '#pages/registry.ts';
import { project } from '../project/project.ts';
import { loadPieces } from './load-pieces.ts';
import { world } from './searched-project.ts';
import { servedLayouts } from './served-views.ts';
import { tellFound } from './tell-found.ts';

const timeoutMs = 120_000; // on a machine that does much else
const compiled = compileSchema(project.types);
const engine = openSearchEngine(project.parameters);
const path = '/some/where';
let border: Border;

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads how it is written, and gives the tasks to the second
beforeAll(async ({}, { tasks }) => {
  await loadPieces();
  // A search for one type does not wait for the layouts of the others.
  const isAsked = (type: string) =>
    tasks.some(({ mode, name }) => mode === 'run' && name.includes(` ${type} `));
  border = await openBorder(await servedLayouts(Object.keys(pageTypes).filter(isAsked)));
});

test.each(Object.keys(pageTypes) as PageTypeName[])(
  'the layout of the type %s shows what is filled in, and nobody stumbles over it',
  { timeout: timeoutMs },
  async (type) => {
    const { contract, sample, intended }: PageType = pageTypes[type];
    const props = (document: object): LayoutProps<object> => ({
      document,
      path,
      url: `https://example.com${path}`,
      ancestors: [],
      isTitled: isTitleMainHeading(type, { ...document }, path),
      contents: [],
      taken: [],
    });
    const examined = {
      ...{ type, compiled, contract, sample, intended, world, border, props, react: ownReact },
      projection: framedProjection(type),
      view: layouts[type] as ComponentType<never>,
      // Sections are drawn by their views, and the fields for search engines are drawn by nothing.
      drawnElsewhere: [project.sections.field, 'seo'],
    };
    tellFound(await examineDocument(examined, engine));
  },
);
