import { readEnvironment } from '#settings/environment.ts';
import { localUrl } from '#settings/local-url.ts';
import { parseCommand } from '../process/parse-command.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { siteFault } from './try-site.ts';

const help = `tessera health

Says whether the site that listens at PORT is ready and shows its first page; ends with 1 when it does not.`;

try {
  const { values } = parseCommand({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else {
    const { port, host } = readEnvironment();
    const fault = await siteFault(localUrl({ port, host }));
    if (fault !== undefined) throw new Error(fault);
    console.log('The site is ready.');
  }
} catch (error) {
  sayAndExit(error);
}
