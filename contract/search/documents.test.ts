import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { framedProjection } from '#pages/framed-projection.ts';
import { type PageTypeName, pageTypes } from '#pages/registry.ts';
import { footer, footerProjection } from '#schemas/footer/contract.ts';
import { integration, integrationProjection } from '#schemas/integration/contract.ts';
import { menu, menuProjection } from '#schemas/menu/contract.ts';
import { redirect, redirectProjection } from '#schemas/redirect/contract.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { describeIssues } from '../checking/describe-issues.ts';
import { compileSchema } from '../compile.ts';
import type { CompiledType } from '../reading/compiled-type.ts';
import { effortOf } from './effort.ts';
import { openSearchEngine } from './engine.ts';
import { objects } from './values.ts';
import { assets, worldOf, worlds } from './world.ts';

const effort = effortOf();
const compiled = compileSchema();
const engine = openSearchEngine();

test.each<[string, string, z.ZodType]>([
  ...Object.entries(pageTypes).map(([type, { contract }]): [string, string, z.ZodType] => [
    type,
    framedProjection(type as PageTypeName),
    contract,
  ]),
  ['integration', integrationProjection, integration],
  ['redirect', redirectProjection, redirect],
  ['menu', menuProjection, menu],
  ['footer', footerProjection, footer],
  ['site', siteProjection, site],
])('no %s that an editor can publish breaks its contract', (type, projection, contract) => {
  // What Sanity compiles has more than its published type tells.
  const documents = objects(compiled.get(type) as unknown as CompiledType, worldOf());
  const property = fc.property(documents, worlds(compiled), (document, neighbours) => {
    const searched = { ...document, _id: 'of-the-search', _type: type };
    const raw = engine.ask(`*[_id == "of-the-search"][0]${projection}`, [...assets, ...neighbours, searched]);
    const checked = contract.safeParse(raw);
    expect(checked.success ? '' : describeIssues(checked.error, raw)).toBe('');
  });
  fc.assert(property, { numRuns: effort.runs, seed: effort.seed });
});
