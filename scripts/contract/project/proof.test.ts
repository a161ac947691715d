import { expect, test } from 'vitest';
import { draftReports } from '#contract/proof/drafts.ts';
import { proveProject } from '#contract/proof/project.ts';
import { describeFinding } from '#contract/proof/verdict.ts';
import { showProofs } from '#contract/showing/show-proofs.ts';
import { customRules } from '../search/custom-rules.ts';
import { project } from './project.ts';

const proofs = await showProofs(project, proveProject(project), { rules: customRules, triesCode: true });

test.each(proofs.map((proof) => [proof.subject, proof] as const))(
  'schema, query and contract agree: %s',
  (_subject, { findings }) => {
    expect(findings.map(describeFinding).join('\n')).toBe('');
  },
);

test('the proof says something of every value', () => {
  const values = proofs.flatMap(({ verdicts }) => verdicts);
  expect(values.length).toBeGreaterThan(500);
  expect(values.every(({ verdict }) => verdict === 'proven' || verdict === 'searched')).toBe(true);
});

test('the report on drafts names what each kind demands, and finds no draft that its contract refuses', () => {
  const reports = draftReports(project);
  expect(reports.find(({ kind }) => kind === 'faq')?.mayLack).toEqual(
    expect.arrayContaining(['title', 'items', 'items[].question']),
  );
  expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
});
