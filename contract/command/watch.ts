import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findConfig } from '../config/find-config.ts';
import { describeSight } from '../watch/describe-sight.ts';
import { ProjectWatch } from '../watch/watch-project.ts';
import type { Command } from './command.ts';

const usage = `[--kind NAME] [--config FILE]
--kind    looks only at one kind of section
--config  reads this file instead of the nearest contract.config.ts`;

/** Proves the project of the nearest contract.config.ts again with every save, until the process is asked to end. */
export const watch: Command = {
  summary:
    'Proves again whenever a file of the project is saved, and says which findings are new and which are gone.',
  usage,
  async run(words) {
    const options = { kind: { type: 'string' }, config: { type: 'string' } } as const;
    const { values } = parseArgs({ args: words, options });
    const file = resolve(values.config ?? findConfig(process.cwd()));
    const watched = { root: dirname(file), project: file, kind: values.kind };
    const project = new ProjectWatch(watched, (sight) => console.log(describeSight(sight)));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void project.close());
    await project.ended;
    return 0;
  },
};
