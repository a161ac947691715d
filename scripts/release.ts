import { readEnvironment } from '#settings/environment.ts';
import { isBuilt } from './build/built-site.ts';
import { isStudioBuilt } from './build/built-studio.ts';
import { showProgram } from './process/child.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';
import { stopWhenAsked } from './process/stop-when-asked.ts';
import { packRelease } from './release/pack-release.ts';
import { tryRelease } from './release/try-release.ts';
import { bytesOf, writeRelease } from './release/write-release.ts';

const help = `npm run release [-- --to FOLDER, --untried]

Writes a release into FOLDER, or into "release": a folder, and the same as .tar.gz, which starts on a Linux without npm or
Node. It is one of the settings that a build holds, SITE_URL above all. Builds before what is stale, for which the lake must not
be running; then starts a copy of it once, unless it is to stay untried. docs/operations.md tells how it is started and how another takes its place.`;

const isStopping = stopWhenAsked();
try {
  const { values } = parseCommand({
    options: {
      to: { type: 'string', default: 'release' },
      untried: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(help);
  else {
    const environment = readEnvironment();
    if (!(await isBuilt(environment)) || !(await isStudioBuilt())) {
      const words = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'];
      if ((await showProgram(process.execPath, words)) !== 0)
        throw new Error('The product could not be built.');
    }
    const { to } = values;
    const { manifest, root, finish } = await step('Writing the release', () => writeRelease(environment, to));
    if (!values.untried) await step('Trying it', () => tryRelease(root, environment));
    const home = await finish();
    const file = await step('Packing it', () => packRelease(to, manifest.name));
    const { SITE_URL } = manifest.settings.variables;
    console.log(`${home}: ${Math.round(bytesOf(home) / 1e6)} MB, for ${SITE_URL}`);
    console.log(file);
  }
  process.exit(); // the channel to the process that started this one would keep it alive
} catch (error) {
  if (!isStopping()) sayAndExit(error); // else it failed because its own children were ended
}
