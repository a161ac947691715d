import { readFileSync } from 'node:fs';
import { help } from './help.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';
import { serveCommand } from './serve-command.ts';

/** Does what the words behind `tessera-lake` say; what goes wrong is said in a sentence, and ends the process with 1. */
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

/** That of the package, two folders above where it is compiled and one above where it is written. */
function version(): string {
  for (const up of ['../package.json', '../../package.json'])
    try {
      return JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')).version;
    } catch {
      // It stands at the other place.
    }
  return 'unknown';
}
