import { parseArgs } from 'node:util';
import { readEnvironment } from '#web/environment.ts';
import { writeArchive } from './archive/write-archive.ts';
import { withLake } from './lake-client.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run export FILE

Writes all documents and assets of the lake, or of the project that the environment names, to FILE: a
.tar.gz in the form of "sanity dataset export".`;

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help || !file) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const written = await step(`Exporting to ${file}`, () =>
    withLake(readEnvironment(), (client) => writeArchive(client, file)),
  );
  console.log(`${written.documents} documents and ${written.assets} assets were written.`);
} catch (error) {
  sayAndExit(error);
}
