import { readFileSync } from 'node:fs';
import { help } from './help.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';
import { serveCommand } from './serve-command.ts';

/**
 * Does what the words after `tessera-lake` ask for. Prints what goes wrong as a sentence, and then ends the process
 * with 1.
 */
export async function main(words: readonly string[]): Promise<void> {
  try {
    const options = readOptions(words);
    if (options === 'help') console.log(help);
    else if (options === 'version') console.log(version());
    else await (options.command ? runCommand(options) : serveCommand(options));
  } catch (error) {
    const isFault = error instanceof TypeError || error instanceof RangeError || !(error instanceof Error);
    console.error(isFault ? error : error.message);
    process.exit(1);
  }
}

/**
 * The version in the package.json, which is one folder above the source of this file and two above what is compiled of
 * it.
 */
function version(): string {
  for (const up of ['../package.json', '../../package.json'])
    try {
      return JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')).version;
    } catch {
      // It stands at the other place.
    }
  return 'unknown';
}
