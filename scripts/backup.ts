import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { counted } from '#lake/kernel/counted.ts';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { readEnvironment } from '#settings/environment.ts';
import { refuseFilePlace, refuseFolderPlace } from './backup/backup-place.ts';
import { addBackup, removeOldBackups } from './backup/backups.ts';
import type { BackupManifest } from './backup/manifest.ts';
import { packBackup } from './backup/pack-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { hasLake } from './lake/has-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run backup [-- FILE.tar.gz | --to FOLDER]

Copies all that the lake keeps, whether it runs or not: documents with their history, accounts, comments, assets, and
what visitors sent with its files. Then it reads the copy: every row and every byte. Only you can read it (mode 0600).

  FILE.tar.gz   one packed file
  --to FOLDER   a folder named by the time in FOLDER; in BACKUP_DIR when neither is given. Assets that the previous
                backup holds, too, take up room only once.
  --remove-old  afterwards removes the backups there that are older than BACKUP_DAYS, except the newest

While \`npm start\` runs, a backup is made every BACKUP_HOURS hours. \`npm run restore\` puts one back. See docs/operations.md`;

try {
  const { values, positionals } = parseCommand({
    options: { to: { type: 'string' }, 'remove-old': { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  refuseSurplus(positionals, 1);
  if (values.help) console.log(help);
  else {
    const environment = readEnvironment();
    const { dataDir, backups } = environment;
    if (!environment.isEmbedded)
      throw new Error(
        'The content is in hosted Sanity, not in a lake of this folder: `npm run export FILE` copies it.',
      );
    if (file !== undefined && values.to !== undefined) throw new Error('Give FILE or --to FOLDER, not both.');
    if (file !== undefined && values['remove-old'])
      throw new Error('"--remove-old" removes old backups of a folder: give --to FOLDER, or no FILE.');
    if (!hasLake(dataDir))
      throw new Error(`There is no lake in "${dataDir}" yet: DATA_DIR names the folder that is backed up.`);
    refusePlaces(file, values.to);
    if (file !== undefined) {
      refuseFilePlace(dataDir, resolve(file));
      say(resolve(file), await step(`Backing up to ${file}`, () => backUpToFile(dataDir, resolve(file))));
    } else {
      const among = values.to ?? backups.dir;
      refuseFolderPlace(dataDir, among);
      const { folder, manifest } = await step('Backing up', () => addBackup(dataDir, among));
      say(folder, manifest);
      if (values['remove-old'])
        for (const old of await removeOldBackups(among, backups.days)) console.log(`Removed: ${old}`);
    }
  }
} catch (error) {
  sayAndExit(error);
}

/** Throws, before any work is done, when the place that was named cannot take the backup. */
function refusePlaces(file: string | undefined, to: string | undefined): void {
  const found = (path: string) => statSync(path, { throwIfNoEntry: false });
  if (file !== undefined && found(file)?.isDirectory())
    throw new Error(`"${file}" is a folder, and a file was expected: did you mean "--to ${file}"?`);
  if (file !== undefined && !/\.(tar\.gz|tgz)$/.test(file))
    throw new Error(`"${file}" does not end in .tar.gz: did you mean "--to ${file}", a folder of backups?`);
  if (file !== undefined && !found(dirname(resolve(file)))?.isDirectory())
    throw new Error(`There is no folder "${dirname(resolve(file))}" for "${file}": create it first.`);
  if (to !== undefined && found(to) && !found(to)?.isDirectory())
    throw new Error(`"--to ${to}" is a file, and a folder was expected.`);
}

async function backUpToFile(dataDir: string, file: string): Promise<BackupManifest> {
  const { folder: beside, remove } = temporaryFolder(join(dirname(file), '.tessera-backup-'));
  try {
    const folder = join(beside, 'tessera');
    const manifest = await writeBackup(dataDir, folder);
    await packBackup(folder, manifest, file);
    return manifest;
  } finally {
    await remove();
  }
}

function say(place: string, { files, databases, missing, damaged }: BackupManifest): void {
  const documents = Object.values(databases).reduce((sum, { documents: of }) => sum + (of?.rows ?? 0), 0);
  const transactions = Object.values(databases).reduce((sum, of) => sum + (of.transactions?.rows ?? 0), 0);
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  console.log(
    `Written and read again: ${counted(documents, 'document')}, ${counted(transactions, 'transaction')} and ${counted(Object.keys(files).length, 'file')}, ${(bytes / 1e6).toFixed(1)} MB, in ${place}`,
  );
  for (const path of missing)
    console.log(`Not in it: "${path}", which a document names but the lake no longer has.`);
  for (const path of damaged)
    console.log(`"${path}" is damaged in the lake, too: its bytes do not match its name.`);
}
