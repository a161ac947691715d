import { readEnvironment } from '#settings/environment.ts';
import { sayCounts } from './archive/counts.ts';
import { writeArchive } from './archive/write-archive.ts';
import { withLake } from './lake/with-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run export FILE [-- --accounts]

Writes all documents, releases and assets of the lake, or of the project that the environment names, to FILE: a .tar.gz in
the form of "sanity dataset export". Of the lake, its folder "lake" holds comments and the files that visitors sent;
with --accounts also who may sign in, with the hashes of their passwords. Only you can read FILE (mode 0600).`;

try {
  const { values, positionals } = parseCommand({
    options: { accounts: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  refuseSurplus(positionals, 1);
  if (values.help || !file) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const { accounts } = values;
  const written = await step(`Exporting to ${file}`, () =>
    withLake(readEnvironment(), (client) => writeArchive(client, file, { accounts })),
  );
  console.log(`Written: ${sayCounts(written)}.`);
  for (const name of written.missing)
    console.log(`The file "${name}" of a submission is not in the lake any more.`);
  if (written.files > 0)
    console.log('What visitors sent is private: only you can read the file (mode 0600).');
  if (written.accounts > 0) {
    console.log(
      `It holds ${sayCounts({ accounts: written.accounts })} with the hash of each password: only you can read it (mode 0600). Keep it as you keep passwords.`,
    );
  }
} catch (error) {
  sayAndExit(error);
}
