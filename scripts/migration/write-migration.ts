import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Snapshot } from '#contract/change/snapshot.ts';
import { writeLists } from '../lists/made-lists.ts';
import { type BoundForm, bindToDocument, bindToKind } from './bind-old-form.ts';
import { pairsOf } from './fixture.ts';
import { migrationText } from './migration-text.ts';
import { conditionOf } from './old-condition.ts';
import { placeOf } from './place-of.ts';
import type { MigrationPlan } from './plan-migration.ts';

/**
 * The texts of a migration, its fixture, and the files that say how old content is recognised, by their paths from the
 * root. Throws when it finds no place for that condition in a file.
 */
export function draftMigration(
  root: string,
  plan: MigrationPlan,
  before: Snapshot,
  documents: readonly string[],
  name = plan.gone ? 'taken-away' : nameOf(plan),
): Record<string, string> {
  const place = placeOf(root, plan, before, documents);
  const { folder, sort, number } = place;
  const condition = plan.gone ? `_type == "${plan.type}"` : conditionOf(plan.steps);
  const bound = bind();
  const own = sort === 'section' && !plan.gone ? `_type == "${plan.type}" && (${condition})` : condition;
  const text = migrationText(plan, place, bound.from ? { imported: bound.from } : { own });
  const file = `${folder}/migrations/${number}-${name}`;
  return { [`${file}.ts`]: text, [`${file}.fixture.ts`]: fixtureText(plan, before, sort), ...bound.texts };

  /**
   * Adds the condition to the type's own files. Adds none for a type that is gone, whose name alone is enough, nor for
   * an object, because no query can find what may be anywhere.
   */
  function bind(): { texts: BoundForm['texts']; from?: string } {
    if (plan.gone || sort === 'object') return { texts: {} };
    if (sort === 'document') {
      const { texts, isFirst } = bindToDocument(root, folder, condition);
      return { texts, ...(isFirst && { from: '../old-form.ts' }) };
    }
    if (!existsSync(join(root, folder, 'contract.ts'))) return { texts: {} };
    const { texts, isFirst } = bindToKind(root, folder, plan.type, condition);
    return { texts, ...(isFirst && { from: '../contract.ts' }) };
  }
}

/** Writes what was drafted, then the lists; returns the paths of the files. */
export function writeDraft(root: string, texts: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...Object.keys(texts), ...writeLists(root).written];
}

function fixtureText(plan: MigrationPlan, before: Snapshot, sort: Parameters<typeof pairsOf>[2]): string {
  const pairs = pairsOf(plan, before, sort);
  const what = sort === 'section' && !plan.gone ? 'Sections' : 'Documents';
  return [
    `/** ${what} as they were stored before the migration. */`,
    `export const before = ${JSON.stringify(pairs.before)};\n`,
    '/** The same as the migration leaves them. */',
    `export const after = ${JSON.stringify(pairs.after)};\n`,
  ].join('\n');
}

/** A short name for what a migration does: `question-is-title`. */
function nameOf({ steps: [step, ...others] }: MigrationPlan): string {
  if (!step || others.length > 2) return 'new-form';
  const kebab = (path: string) =>
    (path.split('.').at(-1) ?? '')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replace(/[^a-z0-9-]/g, '');
  const field = kebab(step.path) || 'items';
  if (step.does === 'rename') return `${field}-is-${kebab(step.to)}`;
  return `${field}-${{ drop: 'is-gone', fill: 'is-required', change: 'has-another-form' }[step.does]}`;
}
