import { readArchive } from '#lake/import/read-archive.ts';
import { readEnvironment } from '#settings/environment.ts';
import { sayCounts } from './archive/counts.ts';
import { importArchive } from './archive/import-archive.ts';
import { withLake } from './lake/with-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run import FILE [-- --replace --accounts]

Reads FILE, an export of the lake or of hosted Sanity, into the lake. If one of its documents is there
already, nothing is imported, unless --replace is given. Accounts in it are imported only with --accounts.`;

try {
  const options = {
    replace: { type: 'boolean' },
    accounts: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseCommand({ options, allowPositionals: true });
  const [file] = positionals;
  refuseSurplus(positionals, 1);
  if (values.help || !file) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const archive = await readArchive(file);
  try {
    const onProgress = (what: string, count: number, of: number) => {
      if (count % 100 === 0 || count === of) console.log(`  ${count} of ${of} ${what}`);
    };
    const { left, ...counts } = await step(`Importing ${file}`, () =>
      withLake(
        readEnvironment(),
        (client) =>
          importArchive(client, archive, { replace: values.replace, accounts: values.accounts, onProgress }),
        { mayBegin: true },
      ),
    );
    console.log(`Imported: ${sayCounts(counts)}.`);
    if (sayCounts(left)) console.log(`Not imported: ${sayCounts(left)}, which the file holds as well.`);
    if (left.accounts > 0)
      console.log('Accounts are imported with --accounts, if you trust whoever wrote the file.');
  } finally {
    await archive.close();
  }
} catch (error) {
  sayAndExit(error);
}
