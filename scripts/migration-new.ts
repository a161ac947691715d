import { alignSnapshots } from '#contract/change/align-snapshots.ts';
import { fallbacksOf } from '#contract/change/fallbacks.ts';
import { committedSnapshot, reportChanges } from '#contract/change/renew-snapshot.ts';
import { takeSnapshot } from '#contract/change/snapshot.ts';
import { project } from './contract/project/project.ts';
import { type MigrationPlan, planMigrations, type Step } from './migration/plan-migration.ts';
import { refuseUnused } from './migration/refuse-unused.ts';
import { draftMigration, writeDraft } from './migration/write-migration.ts';
import { runProgram } from './process/child.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run migration:new [NAME] [-- --rename 'OLD=NEW' … --drop 'PATH' … --to KIND]

Writes a migration for each type whose schema has changed since the snapshot was last committed, in a way that
could break stored content: with the condition by which its old form is known, and a fixture. NAME is what
the file is called, behind its number.

  --rename OLD=NEW  a field has another name: 'faq.items[].question=title'; where one field is gone
                    and one of the same form is new, it is taken for renamed by itself
  --drop PATH       a field or a kind that is gone, and whose content may be lost
  --to KIND         the kind that sections of a kind that is gone become

What only you can know, such as the value of a field that is newly required, is marked by "undecided" in the file with
a sentence that says what to do, and the migration's tests fail until it is decided.`;

try {
  const { values, positionals } = parseCommand({
    options: {
      rename: { type: 'string', multiple: true, default: [] },
      drop: { type: 'string', multiple: true, default: [] },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  refuseSurplus(positionals, 1);
  if (name !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a migration. Use lowercase letters, digits and hyphens, such as several-buttons.`,
    );
  for (const rename of values.rename)
    if (!/^[^=]+=[^=]+$/.test(rename))
      throw new Error(
        `"--rename ${rename}" does not say both names. OLD=NEW was expected, such as faq.items[].question=title.`,
      );
  if (values.help) console.log(help);
  else await write(name, { renames: values.rename, drops: values.drop, to: values.to });
} catch (error) {
  sayAndExit(error);
}

async function write(
  name: string | undefined,
  decisions: Parameters<typeof planMigrations>[3],
): Promise<void> {
  const [before, now] = alignSnapshots(committedSnapshot(project.snapshot), takeSnapshot(project));
  const { uncovered } = reportChanges(project, now, before);
  const plans = planMigrations(before, now, uncovered, decisions, fallbackOf);
  refuseUnused(plans, { before, now, uncovered }, decisions);
  if (plans.length === 0) {
    console.log(
      'No change of the schema breaks stored content that no migration covers: there is nothing to write.',
    );
    return;
  }
  const documents = project.types.filter(({ type }) => type === 'document').map((type) => type.name);
  const root = process.cwd();
  // All drafts are made before any is written: when one finds no place in a file, none is written.
  const drafts = plans.map((plan) => ({ plan, texts: draftMigration(root, plan, before, documents, name) }));
  for (const { plan, texts } of drafts) {
    const files = writeDraft(root, texts);
    await runProgram('node_modules/.bin/biome', ['check', '--write', ...files]);
    for (const file of files) console.log(`  ${file}`);
    for (const line of told(plan)) console.log(line);
  }
  console.log(`
Now
  1. look at the migration and its fixture, and decide what is marked by "undecided"
  2. npx vitest run --project unit pages/migrations.test.ts
  3. npm run contract -- --renew
Pages show old content in its new form at once; "npm run migrate -- --dry-run" shows what a run would change.`);
}

function fallbackOf(type: string, path: string): unknown {
  const { kinds, documents } = project;
  const projection = kinds[type]?.projection ?? `{${documents?.types[type]?.fields ?? ''}}`;
  return fallbacksOf(projection).get(path);
}

/** The lines that tell what was taken for a rename or a loss, and what is left to decide. */
function told({ type, gone, steps }: MigrationPlan): string[] {
  const toldOf = (step: Step): string => {
    if (step.does === 'rename')
      return `${type}.${step.path} is called ${step.to} now. If not, delete these files, put back contract.ts and index.ts, and say it with --rename or --drop.`;
    if (step.does === 'drop') return `What ${type}.${step.path} holds is lost.`;
    return `To decide: ${type}.${step.path} ${step.says}.`;
  };
  if (!gone) return steps.map(toldOf);
  const what = {
    section: 'Sections of the kind',
    object: 'Objects of the type',
    document: 'Documents of the type',
  }[gone.was];
  if (!gone.isDropped)
    return [`To decide: what becomes of ${what[0]?.toLowerCase()}${what.slice(1)} ${type}.`];
  return [
    gone.was === 'document'
      ? `${what} ${type} stay stored because a migration deletes none: delete them when it has been renewed, by Sanity's client or in a Studio that still has the type.`
      : `${what} ${type} are taken out.`,
  ];
}
