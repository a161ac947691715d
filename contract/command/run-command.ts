import { CannotRun } from '../config/cannot-run.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';

/**
 * Runs what was typed after `tessera-contract` and answers the exit code: 0 when all is well, 1 when something was
 * found, 2 when it could not run; then the reason is printed.
 */
export async function runCommand(words: string[]): Promise<number> {
  const [first = ''] = words;
  const said = Object.hasOwn(commands, first)
    ? first
    : words.find((word) => word.startsWith('--') && Object.hasOwn(commands, word.slice(2)));
  const name = said?.replace(/^--/, '');
  const command = name ? commands[name] : commands.prove;
  const rest = words.filter((word) => word !== said);
  try {
    if (!name && first && !first.startsWith('-'))
      throw new CannotRun(`There is no command "${first}". There are ${Object.keys(commands).join(', ')}.`);
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command && name ? helpOf(name, command) : help());
      return 0;
    }
    return (await command?.run(rest)) ?? 2;
  } catch (error) {
    if (!isForReaders(error)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Whether an error is about what was typed or found, and no fault of this program. */
function isForReaders(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof CannotRun || code.startsWith('ERR_PARSE_ARGS');
}

function help(): string {
  const each = Object.entries(commands).map(([name, command]) => helpOf(name, command));
  return `tessera-contract [COMMAND] [OPTIONS]\n\n${each.join('\n\n')}`;
}

const helpOf = (name: string, { summary, usage }: Command): string =>
  `${name} ${usage.replace(/\n/g, '\n  ')}\n  ${summary}`;
