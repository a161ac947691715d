import { writeFileSync } from 'node:fs';
import { counted } from '#lake/kernel/counted.ts';
import { hearProgram } from './process/child.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { completeList } from './supply/complete-list.ts';

const help = `npm run --silent sbom [-- FILE]

Writes which packages Tessera runs with, in which versions and under which licences, in CycloneDX's JSON, to FILE or to the
standard output; those that only build and test it are left out. Nothing is asked for over the network: package-lock.json and
what is installed say it.`;

try {
  const { values, positionals } = parseCommand({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  refuseSurplus(positionals, 1);
  if (values.help) console.log(help);
  else {
    const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit=dev'];
    const { code, said } = await hearProgram('npm', [...words, '--loglevel=error']);
    if (code !== 0) throw new Error(`npm could not list the packages: ${said.trim()}`);
    const list = completeList(said.slice(said.indexOf('{')));
    const text = `${JSON.stringify(list, null, 2)}\n`;
    if (file === undefined) process.stdout.write(text);
    else {
      writeFileSync(file, text);
      console.log(`Written: ${counted(list.components.length, 'package')}, in ${file}`);
    }
  }
} catch (error) {
  sayAndExit(error);
}
