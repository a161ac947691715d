import type { Command } from './command.ts';
import { init } from './init.ts';
import { lsp } from './lsp.ts';
import { proveCommand } from './prove.ts';
import { watch } from './watch.ts';

/** The commands by their names; each can also be typed as an option, such as `--init`. Without a name, `prove` runs. */
export const commands: Readonly<Record<string, Command>> = { prove: proveCommand, init, lsp, watch };
