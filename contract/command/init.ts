import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRun } from '../config/cannot-run.ts';
import { configNames } from '../config/find-config.ts';
import { draftProject } from '../init/draft-project.ts';
import { describeFinding } from '../proof/verdict.ts';
import type { Command } from './command.ts';

const usage = `[--force] [--print]
--force  overwrites an existing contract.config.ts
--print  prints what the file would hold, and writes none`;

/** Writes a contract.config.ts for the project in the present folder. */
export const init: Command = {
  summary:
    'Writes a contract.config.ts with the schema and the queries of the project in this folder, and a contract for each that fits it.',
  usage,
  async run(words) {
    const options = { force: { type: 'boolean' }, print: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: words, options });
    const folder = process.cwd();
    const existing = configNames.find((name) => existsSync(join(folder, name)));
    if (existing && !values.force && !values.print)
      throw new CannotRun(
        `There is a ${existing} already. "npx tessera-contract --init --force" overwrites it, "--init --print" shows what it would hold.`,
      );

    const file = join(folder, existing ?? 'contract.config.ts');
    const { text, found, leftOut, findings } = await draftProject(folder, file);
    if (values.print) console.log(text);
    const say = values.print ? console.error : console.log;
    say(`Found\n${lines(found)}`);
    if (leftOut.length > 0) say(`Left out\n${lines(leftOut)}`);
    if (findings.length > 0) say(`To be looked at\n${lines(findings.map(describeFinding))}`);
    if (!values.print) {
      writeFileSync(file, text);
      say(`Written: ${file}. Make each contract what your app needs, then prove it: npx tessera-contract`);
    }
    return 0;
  },
};

const lines = (texts: readonly string[]): string =>
  texts.map((text) => `  ${text.replaceAll('\n', '\n  ')}`).join('\n');
