import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWhenAsked } from './process/stop-when-asked.ts';
import { faultsOfMutants } from './specification/mutants.ts';
import { proveRows } from './specification/prove-rows.ts';
import { faultsOf, type Row, readRows, tableFile } from './specification/rows.ts';

const help = `npm run specification [-- ROW, ROW-ROW or WORDS]
npm run specification -- --mutate [ROW, ROW-ROW or WORDS]

Prints the statements of the website's specification (${tableFile}), where each is met and the test that shows it; only
the row of that number, those from one number to another, or the rows whose statement has these words.

  --mutate  takes away what each statement says, one mutant after the other (scripts/specification/mutants/), in a copy of
            the checkout, and runs the row's own test: it has to fail. The first time the site is built there.

Ends with 1 when a row names what there is not, has no mutant, fails as it is, or does not notice a mutant.`;

const isStopping = stopWhenAsked();

try {
  const { values, positionals } = parseCommand({
    allowPositionals: true,
    options: { mutate: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(help);
  else await run(chosen(positionals.join(' ')), values.mutate === true);
  process.exit(); // listening to the channel of the parent keeps the process alive
} catch (error) {
  if (!isStopping()) sayAndExit(error); // else it failed because its own children were ended
}

/** The row of a number, those from one number to another, the rows whose statement has some words, or all of them. */
function chosen(words: string): Row[] {
  const rows = readRows();
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(words) ?? [];
  const found = from
    ? rows.filter(({ number }) => number >= Number(from) && number <= Number(to))
    : rows.filter(({ statement }) => statement.toLowerCase().includes(words.toLowerCase()));
  if (found.length === 0)
    throw new Error(`No statement of ${tableFile} is "${words}". "npm run specification" lists all of them.`);
  return found;
}

async function run(rows: readonly Row[], isMutating: boolean): Promise<void> {
  const faults = [...faultsOf(rows), ...faultsOfMutants()];
  if (isMutating && faults.length === 0) {
    const found = await proveRows(rows, (line) => console.log(line));
    show('Rows without a mutant', found.without);
    show('Mutants that the test of their row did not notice', found.unnoticed);
    show('Rows whose test fails without a mutant', found.failing);
    if (Object.values(found).some((lines: string[]) => lines.length > 0)) process.exitCode = 1;
    return;
  }
  if (!isMutating)
    for (const { number, section, statement, where, file, words } of rows)
      console.log(
        `${number}  §${section}  ${statement}\n    in ${where.join(', ')}\n    by ${file}${words ? ` › ${words}` : ''}`,
      );
  show('Faults', faults);
  if (faults.length > 0) process.exitCode = 1;
}

function show(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length || 'none'}`);
  for (const line of lines) console.log(`  ${line}`);
}
