import { readEnvironment } from '#settings/environment.ts';
import { parseCommand } from '../process/parse-command.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { askForSwitch } from './switch-socket.ts';

const help = `tessera switch [--migrate]

Has this release take the place of the one that runs on DATA_DIR, newer or older: it is tried beside it, and takes over when it is
well; otherwise the other one goes on. The link "current" beside the folders of releases leads to this one then. With --migrate
it may bring the data to a form that the other release cannot read.`;

try {
  const { values } = parseCommand({ options: { migrate: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else {
    const { dataDir } = readEnvironment();
    const { isDone, said } = await askForSwitch(dataDir, process.cwd(), values.migrate ?? false);
    if (!isDone) throw new Error(said);
    console.log(said);
  }
} catch (error) {
  sayAndExit(error);
}
