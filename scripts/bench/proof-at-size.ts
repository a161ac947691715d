import { defineArrayMember } from '@sanity/types';
import { proveKinds } from '#contract/proof/project.ts';
import { extract } from '#contract/proof/query-types/extract.ts';
import { page } from '#pages/page/schema.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { kinds } from '#sections/registry.ts';
import { project } from '../contract/project/project.ts';
import type { Figure } from './measure.ts';

const count = 100;
const budgetMs = 1_000;

/** How long the proof of a hundred kinds takes: the project's own, repeated under new names. */
export async function measureProof(): Promise<Figure[]> {
  const own = Object.entries(kinds);
  const many = Array.from({ length: count }, (_, index) => {
    const [kind, entry] = own[index % own.length] ?? ['', kinds.hero];
    return [`${kind}-${index}`, entry] as const;
  });
  const types = [
    // The other types of page go on holding the original kinds.
    ...studioTypes.filter(({ name }) => name !== page.name),
    ...many.map(([name, { schema }]) => ({ ...schema, name })),
    {
      ...page,
      fields: page.fields.map((field) =>
        field.name === 'sections' ? { ...field, of: many.map(ofType) } : field,
      ),
    },
  ];
  const conditions = many.map(([name, { projection }]) => `_type == "${name}" => ${projection}`).join(',\n');
  const sections = { ...project.sections, projection: `[]{_key, _type, ${conditions}}` };

  const begun = performance.now();
  const proofs = proveKinds(Object.fromEntries(many), sections, extract(types, project));
  const took = performance.now() - begun;
  const values = proofs.flatMap(({ verdicts }) => verdicts).filter(({ verdict }) => verdict === 'proven');
  const findings = proofs.flatMap((proof) => proof.findings);
  return [
    {
      what: `proof of ${count} kinds (${values.length} values, ${findings.length} findings)`,
      figure: `${took.toFixed(0)} ms`,
      budget: `under ${budgetMs} ms`,
      isKept: took < budgetMs && findings.length === 0,
    },
  ];
}

function ofType([type]: readonly [string, unknown]) {
  return defineArrayMember({ type });
}
