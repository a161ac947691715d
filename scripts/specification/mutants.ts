import { type Mutant, mutantFault } from './mutant.ts';
import { forms } from './mutants/forms.ts';
import { inputs } from './mutants/inputs.ts';
import { metadata } from './mutants/metadata.ts';
import { pages } from './mutants/pages.ts';
import { pieces } from './mutants/pieces.ts';
import { shell } from './mutants/shell.ts';
import { type Row, readRows } from './rows.ts';
import { copyChanges } from './test-build.ts';

const byStatement = [forms, inputs, metadata, pages, pieces, shell].flatMap((changes) =>
  Object.entries(changes),
);

/** The changes that the test of a row must notice. */
export function mutantsOf({ statement }: Row): Mutant[] {
  return byStatement.filter(([ofStatement]) => ofStatement === statement).flatMap(([, changes]) => changes);
}

/**
 * Which mutants no longer apply, in a sentence each: their row does not exist, or what they change is not there exactly
 * once.
 */
export function faultsOfMutants(): string[] {
  const statements = new Set(readRows().map(({ statement }) => statement));
  return [
    ...byStatement.flatMap(([statement, changes]) => [
      ...(statements.has(statement)
        ? []
        : [`scripts/specification/mutants: no row of docs/specification.md is "${statement}".`]),
      ...changes.flatMap((change) => {
        const fault = mutantFault(change);
        return fault ? [`"${statement}": ${fault}`] : [];
      }),
    ]),
    ...copyChanges.flatMap((change) => {
      const fault = mutantFault(change);
      return fault ? [`scripts/specification/test-build.ts: ${fault}`] : [];
    }),
  ];
}
