import { globSync } from 'node:fs';
import { counted } from '#lake/kernel/counted.ts';
import { allowed } from './house/floors.ts';
import { readSources } from './house/imports.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWhenAsked } from './process/stop-when-asked.ts';
import { changedFiles } from './test/changed-files.ts';
import { checkNames, isCheckName, runChecks } from './test/checks.ts';
import { describeFailures, describeNotRun, describeOutcome, slowest } from './test/count-tests.ts';
import { selectTests } from './test/select-tests.ts';

const help = `npm test [-- CHECK… --changed --since COMMIT --thorough]

Runs all checks (types, lint, unit, e2e), or the named ones, names the ten slowest files and what failed, and ends with "N passed, N failed".

  --changed       runs the tests that what is not committed can have touched
  --since COMMIT  the same for all that has changed since a commit
  --thorough      does all of what takes long, of which a sample is done otherwise`;

const isStopping = stopWhenAsked();

try {
  const { values, positionals } = parseCommand({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string' },
      thorough: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const unknown = positionals.find((name) => !isCheckName(name));
  if (values.help || unknown !== undefined) {
    console.log(unknown !== undefined ? `There is no check "${unknown}".\n\n${help}` : help);
    process.exit(unknown !== undefined ? 1 : 0);
  }
  const since = values.since ?? (values.changed ? 'HEAD' : undefined);
  const tests = since === undefined ? undefined : await testsTouchedSince(since);
  if (values.thorough) process.env.THOROUGH = '1'; // which the tests inherit
  const names = positionals.length > 0 ? positionals.filter(isCheckName) : checkNames;
  const outcome = await runChecks(names, tests);
  console.log(`\nThe slowest files:\n${slowest(outcome.files).join('\n')}`);
  if (outcome.notRun.length > 0) console.log(`\nNot run:\n${describeNotRun(outcome.notRun).join('\n')}`);
  if (outcome.failures.length > 0) console.log(`\nFailed:\n${describeFailures(outcome.failures).join('\n')}`);
  console.log(`\n${describeOutcome(outcome)}`);
  process.exit(outcome.failed > 0 ? 1 : 0);
} catch (error) {
  if (!isStopping()) sayAndExit(error); // else it failed as what it had started was ended
}

async function testsTouchedSince(commit: string): Promise<string[]> {
  const changed = changedFiles(commit);
  const rooms = Object.keys(allowed);
  const all = globSync(`{${rooms.join(',')}}/**/*.test.{ts,tsx}`);
  const selected = selectTests(changed, await readSources(rooms), all);
  console.log(
    `Changed since ${commit}: ${counted(changed.length, 'file')}. Of ${counted(all.length, 'file')} of tests, ${selected.length} can notice.`,
  );
  return selected;
}
