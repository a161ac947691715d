import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hearProgram } from './process/child.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run --silent sbom [-- FILE] [--all]

Writes which packages Tessera runs with, in which versions and under which licences, in CycloneDX's JSON, to FILE or to the
standard output. With --all also those that only build and test it. Nobody is asked: package-lock.json and what is installed
say it.`;

try {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help) console.log(help);
  else {
    const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--loglevel=error'];
    const { code, said } = await hearProgram('npm', [...words, ...(values.all ? [] : ['--omit=dev'])]);
    if (code !== 0) throw new Error(`npm could not list the packages: ${said.trim()}`);
    const listed = said.slice(said.indexOf('{'));
    if (file === undefined) process.stdout.write(listed);
    else {
      writeFileSync(file, listed);
      console.log(`Written: ${JSON.parse(listed).components.length} packages, in ${file}`);
    }
  }
} catch (error) {
  sayAndExit(error);
}
