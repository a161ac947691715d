import { existsSync } from 'node:fs';
import { optionsOf } from '../process/kept-by-npm.mjs';

/** A command as a text tells it: its name in package.json, and the options that stand behind it. */
export interface ToldCommand {
  name: string;
  options: string[];
}

/** The commands that a text types, such as `npm run backup -- --to FOLDER`, each with the options behind it. */
export const commandsIn = (text: string): ToldCommand[] =>
  [...text.matchAll(/(?:`|^)npm (?:run (?:--silent )?([a-z][a-z\d:-]*)|(start|test)\b)([^`\n]*)/gm)].map(
    ([, run = '', own = run, behind = '']) => ({ name: own, options: optionsIn(behind) }),
  );

/**
 * The rows of docs/commands.md: the commands of each, with its options. What the words of a row name besides belongs
 * to one of the row's commands.
 */
export const commandRows = (text: string): { commands: ToldCommand[]; besides: string[] }[] =>
  [...text.matchAll(/^\| (`n.*?) \| (.*) \|$/gm)].map(([, command = '', does = '']) => ({
    commands: commandsIn(command.replaceAll('\\|', '/')),
    besides: optionsIn(does.replace(/`np[mx] [^`]*`/g, '')),
  }));

/** The options of a command of package.json, but `help`; undefined when it is no command with a file of its own. */
export function knownOptions(script: string): string[] | undefined {
  const [, name] = /^node scripts\/run\.mjs ([\w-]+)/.exec(script) ?? [];
  const file = `scripts/${name}.ts`;
  if (name === undefined || !existsSync(file)) return undefined;
  return optionsOf(file).flatMap(({ name: option }) => (option === 'help' ? [] : [option]));
}

const optionsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
