import { hearProgram } from './process/child.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { readAudit } from './supply/read-audit.ts';

const help = `npm run audit [-- --all]

Asks the npm registry which of the packages that Tessera runs with are known to have a weakness, and names each with the
versions concerned and where to read about it. With --all also those that only build and test it.

Ends with 0 when none is known, with 1 when one is, and with 2 when the registry does not say.`;

try {
  const { values } = parseCommand({ options: { all: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else {
    const { said } = await hearProgram('npm', ['audit', '--json', ...(values.all ? [] : ['--omit=dev'])]);
    const { code, words } = readAudit(said);
    console.log(words);
    process.exitCode = code;
  }
} catch (error) {
  sayAndExit(error);
}
