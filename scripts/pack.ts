import { readFileSync } from 'node:fs';
import { packWorkspace } from './packages/pack-workspace.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';
import { stopWhenAsked } from './process/stop-when-asked.ts';

const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
const help = `npm run pack [-- WORKSPACE… --to FOLDER]

Compiles the packages that others can use without this product (${workspaces.join(', ')}), or the named ones, and writes each
as a .tgz file for "npm install" or "npm publish" into FOLDER, or into the present one.`;

const isStopping = stopWhenAsked();
process.channel?.unref(); // listening to the channel would keep the process alive
try {
  const { values, positionals } = parseCommand({
    options: { to: { type: 'string', default: '.' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !workspaces.includes(name));
  if (values.help) console.log(help);
  else if (unknown !== undefined)
    throw new Error(`There is no package "${unknown}". They are ${workspaces.join(', ')}.`);
  else
    for (const name of workspaces)
      if (positionals.length === 0 || positionals.includes(name))
        console.log(await step(`Packing ${name}`, () => packWorkspace(name, values.to)));
} catch (error) {
  if (!isStopping()) sayAndExit(error); // else it failed because its own children were ended
}
