import { counted } from '#lake/kernel/counted.ts';
import { readEnvironment } from '#settings/environment.ts';
import { withLake } from './lake/with-lake.ts';
import { describeDifference } from './migrate/describe-difference.ts';
import { migrateArchive, plannedChangesOf } from './migrate/migrate-archive.ts';
import { openMigrationRecord } from './migrate/migration-record.ts';
import { type Planned, plannedChanges, runMigrations } from './migrate/run-migrations.ts';
import { undoMigrations } from './migrate/undo-migrations.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run migrate [-- --dry-run | --undo | --file FROM.tar.gz --to TO.tar.gz | --file FROM.tar.gz --dry-run]

Brings stored content to the present form of its kinds: in the lake, or in the project that the environment names.
Documents of the new form are not touched, so a run that was stopped can be started again.

  --dry-run   shows which documents would change and how, and changes nothing
  --undo      puts back what migrations have changed, except documents that were edited since
  --file, --to   reads an export and writes a migrated copy of it`;

try {
  const { values } = parseCommand({
    options: {
      'dry-run': { type: 'boolean' },
      undo: { type: 'boolean' },
      file: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { undo, file, to, 'dry-run': isDry } = values;
  if (values.help) console.log(help);
  else if (undo && isDry)
    throw new Error('"--undo" has no "--dry-run": what it would put back is in DATA_DIR/migrations.');
  else if (file !== undefined && undo)
    throw new Error('An export needs no undoing: "--file" leaves it as it is.');
  else if (file === undefined && to !== undefined)
    throw new Error(`"--to ${to}" needs "--file", the export to read: nothing was migrated.`);
  else if (isDry && to !== undefined)
    throw new Error(`"--dry-run" writes no "--to ${to}": leave one of them out. Nothing was migrated.`);
  else if (file !== undefined && isDry) await show(plannedChangesOf(file));
  else if (file !== undefined) {
    if (to === undefined)
      throw new Error('"--file" needs "--to", the name of the archive to write, or "--dry-run".');
    const changed = await migrateArchive(file, to);
    console.log(`${counted(changed, 'document')} changed; the migrated export is ${to}.`);
  } else await migrateLake(values);
} catch (error) {
  sayAndExit(error);
}

function migrateLake({ undo, 'dry-run': isDry }: { undo?: boolean; 'dry-run'?: boolean }): Promise<void> {
  const environment = readEnvironment();
  const record = openMigrationRecord(environment.dataDir, environment.projectId, environment.dataset);
  return withLake(environment, async (client) => {
    if (isDry) return show(plannedChanges(client));
    if (undo) {
      const { restored, removed, edited } = await undoMigrations(client, record, (done, of) =>
        console.log(`  ${done} of ${of} transactions`),
      );
      console.log(`${counted(restored, 'document')} put back${alsoSo(removed, 'removed')}.`);
      if (edited.length === 0) return;
      throw new Error(
        `Edited since, and left as they are: ${edited.join(', ')}. Their history in the Studio has the older form.`,
      );
    }
    const { changed, created, busy } = await runMigrations(client, record, (done, of, title) =>
      console.log(`  ${done} of ${of}  ${title}`),
    );
    console.log(`${counted(changed, 'document')} changed${alsoSo(created, 'created')}.`);
    if (busy.length > 0)
      throw new Error(`Edited at the same moment: ${busy.join(', ')}. Run npm run migrate again.`);
  });
}

async function show(changes: AsyncIterable<Planned>): Promise<void> {
  let [count, creations] = [0, 0];
  for await (const { before, after, created } of changes) {
    count += 1;
    creations += created.length;
    console.log(before._id);
    for (const line of describeDifference(before, after)) console.log(`  ${line}`);
    for (const { _id, ...fields } of created) {
      console.log(`${_id} (created)`);
      for (const line of describeDifference({}, fields)) console.log(`  ${line}`);
    }
  }
  console.log(`${counted(count, 'document')} would change${alsoSo(creations, 'created')}.`);
}

function alsoSo(count: number, what: string): string {
  return count > 0 ? `, ${counted(count, 'document')} ${what}` : '';
}
