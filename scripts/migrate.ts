import { parseArgs } from 'node:util';
import { readEnvironment } from '#web/environment.ts';
import { withLake } from './lake-client.ts';
import { migrateArchive } from './migrate/migrate-archive.ts';
import { openMigrationRecord } from './migrate/migration-record.ts';
import { plannedChanges, runMigrations, titleOf } from './migrate/run-migrations.ts';
import { undoMigrations } from './migrate/undo-migrations.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run migrate [-- --dry-run | --undo | --file FROM.tar.gz --to TO.tar.gz]

Brings stored content to the present form of its kinds: in the lake, or in the project that the environment names.
Documents of the new form are not touched, so a run that was stopped can be started again.

  --dry-run   shows which documents would change and how, and changes nothing
  --undo      puts back what migrations have changed, but for documents that were edited since
  --file, --to   reads an export and writes a migrated copy of it`;

try {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean' },
      undo: { type: 'boolean' },
      file: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const environment = readEnvironment();
  const record = openMigrationRecord(environment.dataDir, environment.projectId, environment.dataset);
  if (values.help) console.log(help);
  else if (values.file) {
    if (!values.to) throw new Error('--file needs --to, the name of the archive to write.');
    const changed = await migrateArchive(values.file, values.to);
    console.log(`${documents(changed)} changed; the migrated export is ${values.to}.`);
  } else if (values['dry-run']) {
    await withLake(environment, async (client) => {
      let count = 0;
      for await (const { migration, document, mutations } of plannedChanges(client)) {
        count += 1;
        console.log(`${document._id} (${titleOf(migration)})`);
        for (const line of mutations.flatMap(linesOf)) console.log(`  ${line}`);
      }
      console.log(`${documents(count)} would change.`);
    });
  } else if (values.undo) {
    const { restored, edited } = await withLake(environment, (client) => undoMigrations(client, record));
    console.log(`${documents(restored)} put back.`);
    if (edited.length > 0)
      console.log(
        `Edited since, and left as they are: ${edited.join(', ')}. Their history has the older form.`,
      );
  } else {
    const { changed, busy } = await withLake(environment, (client) =>
      runMigrations(client, record, (done, of, title) => console.log(`  ${done} of ${of}  ${title}`)),
    );
    console.log(`${documents(changed)} changed.`);
    if (busy.length > 0)
      throw new Error(`Edited at the same moment: ${busy.join(', ')}. Run npm run migrate again.`);
  }
} catch (error) {
  sayAndExit(error);
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}

/** A patch in lines: what is set with its value, what is taken away. */
function linesOf(mutation: unknown): string[] {
  const { patch } = mutation as { patch: { set?: Record<string, unknown>; unset?: string[] } };
  return [
    ...Object.entries(patch.set ?? {}).map(([path, value]) => `+ ${path} = ${JSON.stringify(value)}`),
    ...(patch.unset ?? []).map((path) => `- ${path}`),
  ];
}
