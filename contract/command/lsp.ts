import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findConfig } from '../config/find-config.ts';
import { serveLanguage } from '../language-server/serve-language.ts';
import type { Command } from './command.ts';

const usage = `[--config FILE]
--config  reads this file instead of the nearest contract.config.ts`;

/** Gives findings, types and fixes to an editor. */
export const lsp: Command = {
  summary: 'Serves an editor by the Language Server Protocol, on the input and output of the process.',
  usage,
  run(words) {
    // Some editors add `--stdio`, others do not.
    const options = { config: { type: 'string' }, stdio: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: words, options });
    serveLanguage({ file: resolve(values.config ?? findConfig(process.cwd())), name: 'default' });
    // The editor ends the process.
    return new Promise(() => {});
  },
};
