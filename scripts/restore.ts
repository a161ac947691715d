import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { counted } from '#lake/kernel/counted.ts';
import { slugsOf } from '#lake/plugin.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { readEnvironment } from '#settings/environment.ts';
import { refuseAside } from './backup/backup-place.ts';
import { listBackups, newestOf } from './backup/backups.ts';
import { openBackup } from './backup/open-backup.ts';
import { rehearseRestore } from './backup/rehearse-restore.ts';
import { requireReadable } from './backup/require-readable.ts';
import { type Restored, restoreBackup } from './backup/restore-backup.ts';
import { readMoment } from './backup/rewind.ts';
import { knownTables } from './backup/table-versions.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run restore [-- BACKUP --at MOMENT --replace | --rehearse]

Puts what BACKUP holds (a folder or a .tar.gz of \`npm run backup\`; the newest of BACKUP_DIR when none is given) into an
empty DATA_DIR. The lake must not run.

  --at MOMENT  brings documents back to a time, such as 2026-11-23T09:30:00Z, or to a transaction by its id. The history
               keeps what was after it. Accounts, and files that were deleted for good, are as in the backup
  --replace    puts aside what DATA_DIR holds, in a folder in it
  --rehearse   restores into a folder of its own, compares every row and byte, opens a lake on it, and removes it again;
               what runs goes on`;

try {
  const { values, positionals } = parseCommand({
    options: {
      at: { type: 'string' },
      replace: { type: 'boolean' },
      rehearse: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  refuseSurplus(positionals, 1);
  if (values.help) console.log(help);
  else await restore(positionals[0], values);
} catch (error) {
  sayAndExit(error);
}

async function restore(
  given: string | undefined,
  { at, replace, rehearse }: { at?: string; replace?: boolean; rehearse?: boolean },
): Promise<void> {
  const environment = readEnvironment();
  const { dataDir, backups } = environment;
  if (!environment.isEmbedded)
    throw new Error('The content is in hosted Sanity, not in a lake of this folder.');
  const place = given ?? (await newestIn(backups.dir));
  if (replace && statSync(place, { throwIfNoEntry: false })?.isFile()) refuseAside(dataDir, place);
  const how = { slugs: slugsOf(lakePlugins), ...(at !== undefined && { at: readMoment(at) }) };
  const backup = await step(`Reading ${place}`, () => openBackup(place));
  try {
    const wanted = { ...backup, place, isNamed: given !== undefined };
    await requireReadable(wanted, await knownTables(environment), backups.dir);
    if (rehearse) {
      const done = await step('Rehearsing', () => rehearseRestore(backup, environment, how));
      const { rows, tables, files, bytes, documents, datasets, compared, restored } = done;
      console.log(
        `All equal: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${counted(files, 'file')}, ${counted(bytes, 'byte')}. A lake opened on it has ${counted(documents, 'document')} in ${counted(datasets, 'dataset')}. Nothing was changed.`,
      );
      if (at !== undefined)
        console.log(`Compared with the history: ${counted(compared, 'document')}, all equal.`);
      say(restored);
    } else {
      const restored = await step(`Restoring into ${dataDir}`, () =>
        restoreBackup(backup, dataDir, { ...how, ...(replace && { replace }) }),
      );
      console.log(`Restored: what the lake kept at ${backup.manifest.createdAt}.`);
      say(restored);
      if (restored.aside)
        console.log(`What was there before lies in ${restored.aside}; delete it when you no longer need it.`);
    }
  } finally {
    await backup.close();
  }
}

/** The newest backup in a folder; throws with a sentence when it is not known which that is. */
async function newestIn(folder: string): Promise<string> {
  const all = await listBackups(folder);
  const newest = newestOf(all);
  const toCome = all
    .filter(({ isToCome }) => isToCome)
    .map((one) => basename(one.folder))
    .join(', ');
  if (!newest)
    throw new Error(
      toCome
        ? `Every backup in "${folder}" is named by a time that is still to come (${toCome}), so none is known to be the newest: name the one that you want. npm run restore -- --help`
        : `There is no backup in "${folder}": name one. npm run restore -- --help`,
    );
  if (toCome) console.log(`Passed over, as the time in the name is still to come: ${toCome}`);
  return newest.folder;
}

function say({ missing, rewound }: Restored): void {
  if (rewound)
    console.log(
      `Documents are as after the transaction of ${rewound.last}: ${rewound.changed} of them differ from the backup.`,
    );
  for (const path of missing)
    console.log(`Not restored: "${path}", which a document names, was deleted for good.`);
}
