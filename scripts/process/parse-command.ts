import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options and words that a command was given, as `parseArgs` of Node reads them. Throws what that throws, and for
 * an empty option or word: it was meant to name something, and comes from a shell variable that nobody set.
 */
export function parseCommand<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const parsed = parseArgs(config);
  const { values, positionals }: { values: object; positionals: readonly string[] } = parsed;
  const given: [string, unknown][] = Object.entries(values);
  const empty = given.find(([, value]) => [value].flat().includes(''));
  if (empty)
    throw new Error(
      `"--${empty[0]}" is empty. Was it meant to be a variable, and is that not set? "--help" says what it takes.`,
    );
  if (positionals.includes(''))
    throw new Error(
      'A word after the command is empty. Was it meant to be a variable, and is that not set? "--help" says what it takes.',
    );
  return parsed;
}
