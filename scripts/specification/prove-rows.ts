import { counted } from '#lake/kernel/counted.ts';
import { Checkout } from './copy-checkout.ts';
import { describeMutant, idOf, isStyle, type Mutant, type TextChange } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import { isInBrowser, type Row, readRows } from './rows.ts';
import { runRows, type Went } from './run-rows.ts';
import { type SharedSite, startSharedSite } from './shared-site.ts';
import { copyChanges } from './test-build.ts';

/** Why rows are not proved, in a line each. */
export interface Found {
  /** Rows without a mutant. */
  without: string[];
  /** Mutants that the test of their row did not notice. */
  unnoticed: string[];
  /** Rows whose test fails, or does not run, without any mutant. */
  failing: string[];
}

/** Runs the test of a row against one of its mutants. */
type Run = (row: Row, change: Mutant) => Promise<Went>;

/** Runs the tests of rows as they are, and against each of their mutants; `say` is called for each when it is done. */
export async function proveRows(rows: readonly Row[], say: (line: string) => void): Promise<Found> {
  const found: Found = { without: [], unnoticed: [], failing: [] };
  for (const row of rows) if (mutantsOf(row).length === 0) found.without.push(nameOf(row));
  const checkout = new Checkout(copyChanges);
  const { folder } = checkout;
  const run = async (row: Row, env?: Record<string, string>): Promise<Went> => {
    const went = await runRows(folder, [row], { env, stopsAtFailure: true });
    return went.get(row) ?? { how: 'not run', why: '' };
  };
  const proveAll = async (where: string, some: readonly Row[], runWith: Run): Promise<void> => {
    say(`Running the tests of ${counted(some.length, 'row')} ${where}, with nothing changed.`);
    for (const row of await passing(folder, some, found, say))
      for (const change of mutantsOf(row))
        judge({ row, change, went: await runWith(row, change), found, say });
  };

  const units = rows.filter((row) => !isInBrowser(row));
  if (units.length > 0) {
    checkout.write();
    await proveAll('without a browser', units, async (row, change) =>
      isStyle(change)
        ? { how: 'not run', why: 'A style shows in a browser alone.' }
        : checkout.during(change, () => run(row)),
    );
  }
  const inBrowser = rows.filter(isInBrowser);
  if (inBrowser.length > 0) {
    // One build has the mutants of all rows; a variable says which one is on when a test runs.
    checkout.write(readRows().filter(isInBrowser).flatMap(textChangesOf));
    let shared: SharedSite | undefined;
    try {
      await proveAll('in a browser', inBrowser, async (row, change) => {
        if (!isStyle(change) && change.in !== 'browser') return run(row, { MUTANT: idOf(change) });
        // What these tests write stays in the lake and would count for the next ones.
        const isWriting = /^e2e\/(forms|renewal|studio)\//.test(row.file);
        if (!isWriting) shared ??= await startSharedSite(folder);
        return run(row, {
          ...(isWriting ? {} : shared?.env),
          ...(isStyle(change) ? { MUTANT_STYLE: change.style } : { MUTANT_IN_BROWSER: idOf(change) }),
        });
      });
    } finally {
      await shared?.stop();
    }
  }
  return found;
}

const textChangesOf = (row: Row): TextChange[] =>
  mutantsOf(row).flatMap((change) => (isStyle(change) ? [] : [change]));

/** The rows whose test passes without a mutant. */
async function passing(
  folder: string,
  rows: readonly Row[],
  found: Found,
  say: (line: string) => void,
): Promise<Row[]> {
  const went = await runRows(folder, rows);
  return rows.filter((row) => {
    const how = went.get(row);
    if (how?.how === 'passed') return true;
    say(`FAILING   ${nameOf(row)}`);
    found.failing.push(`${nameOf(row)}: ${how?.why}`);
    return false;
  });
}

interface Judged {
  row: Row;
  change: Mutant;
  went: Went;
  found: Found;
  say: (line: string) => void;
}

function judge({ row, change, went, found, say }: Judged): void {
  const isNoticed = went.how === 'failed';
  say(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${nameOf(row)} | ${describeMutant(change)}`);
  if (isNoticed) return;
  const why = went.how === 'not run' ? ` (not run: ${went.why})` : '';
  found.unnoticed.push(`${nameOf(row)} | ${describeMutant(change)}${why}`);
}

const nameOf = ({ number, statement }: Row) => `${number} ${statement}`;
