import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#web/environment.ts';
import { writeArchive } from './archive/write-archive.ts';
import { withLake } from './lake-client.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run export FILE

Writes all documents and assets of the lake, or of the project that the environment names, to FILE: a
.tar.gz in the form of "sanity dataset export". Files that visitors sent are private and stay where they are.`;

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
  const environment = readEnvironment();
  const { documents, assets, sent } = await step(`Exporting to ${file}`, () =>
    withLake(environment, async (client) => ({
      ...(await writeArchive(client, file)),
      sent: await client.fetch<number>('count(*[_type == "submission"].fields[defined(file)])'),
    })),
  );
  console.log(`${documents} documents and ${assets} assets were written.`);
  if (sent > 0) {
    const folder = join(environment.dataDir, 'submissions');
    console.log(
      `${sent} files that visitors sent were not: an asset can be read by anybody. They are in "${folder}".`,
    );
  }
} catch (error) {
  sayAndExit(error);
}
