import { type Import, madeList } from './made-list.ts';
import { camelCase } from './type-names.ts';

const note = (room: string) =>
  `Made from the folders of ${room}/ by every command of the project: what is written here is lost.`;
const typeOfAll: Import = ['type { ContentMigration }', '#sections/content-migration.ts'];

/**
 * The list of the migrations of kinds and of shared types among some files; those of a kind in the order of their
 * numbers. A kind that was taken away may have left nothing but these.
 */
export function migrationsOfSections(files: readonly string[]): string {
  const found = migrationsIn(files, ['sections', 'schemas']);
  return madeList(
    note('sections'),
    [typeOfAll, ...importsOf(found)],
    [
      {
        says: 'Every migration of sections and shared types, in the order in which they run; those of a kind by their numbers.',
        what: `const migrations: readonly ContentMigration[] = [\n${entriesOf(found)}]`,
      },
    ],
  );
}

/** All migrations: those of sections first, then those of page types among some files. */
export function allMigrations(files: readonly string[]): string {
  const found = migrationsIn(files, ['pages']);
  return madeList(
    note('pages'),
    [typeOfAll, ['{ migrations }', '#sections/migrations.ts'], ...importsOf(found)],
    [
      {
        says: 'Every migration, in the order in which they run: those of sections, then those of page types by their numbers.',
        what: `const allMigrations: readonly ContentMigration[] = [\n  ...migrations,\n${entriesOf(found)}]`,
      },
    ],
  );
}

/**
 * The migrations among some files whose fixture does not exist yet, so that the lists cannot bind it, each with the
 * reason in a sentence.
 */
export function migrationsLeftOut(files: readonly string[]): ReadonlyMap<string, string> {
  const all = new Set(files);
  const lacking = files.flatMap((file): [string, string][] => {
    const fixture = file.replace(/\.ts$/, '.fixture.ts');
    return migrationFile.test(file) && !all.has(fixture)
      ? [[file, `It has no ${fixture.slice(fixture.lastIndexOf('/') + 1)} beside it.`]]
      : [];
  });
  return new Map(lacking);
}

const migrationFile = /^(pages|sections|schemas)\/([^/]+)\/migrations\/(\d[^/]*)(?<!\.fixture|\.test)\.ts$/;

interface Found {
  name: string;
  local: string;
  from: string;
}

function migrationsIn(files: readonly string[], rooms: readonly string[]): Found[] {
  return files.toSorted().flatMap((file) => {
    const [, room = '', folder, name] = migrationFile.exec(file) ?? [];
    if (!rooms.includes(room) || !folder || !name) return [];
    return [
      {
        name: `${folder}/${name}`,
        local: camelCase(`${folder}-${name}`),
        from: `#${room}/${folder}/migrations/${name}`,
      },
    ];
  });
}

const importsOf = (found: readonly Found[]): Import[] =>
  found.flatMap(({ local, from }): Import[] => [
    [`* as ${local}Fixture`, `${from}.fixture.ts`],
    [`* as ${local}`, `${from}.ts`],
  ]);

const entriesOf = (found: readonly Found[]): string =>
  found
    .map(
      ({ name, local }) => `  {
    name: '${name}',
    migration: ${local}.default,
    covers: ${local}.covers,
    fixture: ${local}Fixture,
  },
`,
    )
    .join('');
