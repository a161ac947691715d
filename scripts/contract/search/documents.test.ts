import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import { compileSchema } from '#contract/compile.ts';
import { refusalLines } from '#contract/places/refusal-lines.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { effortOf } from '#contract/search/effort.ts';
import { openSearchEngine } from '#contract/search/engine.ts';
import { objects } from '#contract/search/values.ts';
import { assets, worlds } from '#contract/search/world.ts';
import { framedProjection } from '#pages/framed-projection.ts';
import { type PageTypeName, pageTypes } from '#pages/registry.ts';
import { footer, footerProjection } from '#schemas/footer/contract.ts';
import { integration, integrationProjection } from '#schemas/integration/contract.ts';
import { menu, menuProjection } from '#schemas/menu/contract.ts';
import { redirect, redirectProjection } from '#schemas/redirect/contract.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { project } from '../project/project.ts';
import { world, written } from './searched-project.ts';

const effort = effortOf();
const compiled = compileSchema(project.types);
const engine = openSearchEngine(project.parameters);

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
  // Sanity's compiled types have more than their published types tell.
  const documents = objects(compiled.get(type) as unknown as CompiledType, world);
  const property = fc.property(documents, worlds(compiled, world), (document, neighbours) => {
    const searched = { ...document, _id: 'of-the-search', _type: type };
    const raw = engine.ask(`*[_id == "of-the-search"][0]${projection}`, [...assets, ...neighbours, searched]);
    const checked = checkContract(contract, raw);
    expect(checked.success ? '' : faultOf(type, checked.error, raw)).toBe('');
  });
  fc.assert(property, { numRuns: effort.runs, seed: effort.seed });
});

function faultOf(subject: string, error: z.ZodError, raw: unknown): string {
  return [describeIssues(error, raw), ...refusalLines({ subject, issues: error.issues }, written)].join('\n');
}

test('what is refused of a document is said with the line of its field', () => {
  const checked = checkContract(redirect as z.ZodType, { from: 7 });
  expect(checked.error && faultOf('redirect', checked.error, { from: 7 })).toMatch(
    /\n {4}at {4}schemas\/redirect\/schema\.ts:\d+:\d+ \(schema\)/,
  );
});
