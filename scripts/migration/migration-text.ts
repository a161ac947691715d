import { quoted } from '#contract/proof/written-text.ts';
import type { MigrationPlace } from './place-of.ts';
import type { MigrationPlan, Step } from './plan-migration.ts';

/**
 * The text of a migration; `condition` is the file from which it imports the condition of old content, or the condition
 * itself.
 */
export function migrationText(
  { type, gone, steps, covers }: MigrationPlan,
  { sort }: MigrationPlace,
  condition: { imported: string } | { own: string },
): string {
  const calls = gone ? goneCalls(type, gone) : steps.map(callOf);
  const names = ['dropField', 'changeField', 'fillField', 'renameField', 'sectionsOf', 'takeOut'];
  const used = names.filter((name) => calls.some((call) => call.includes(`${name}(`)));
  const isOfPages = sort === 'section';
  // No filter can ask for old objects that can be anywhere, and documents of a dropped type stay as they are.
  const isAsked = sort !== 'object' && calls.length > 0;
  const form = 'imported' in condition ? 'oldForm' : 'isOld';
  const ofSanity = calls.some((call) => call.startsWith('at('))
    ? 'at, defineMigration, unset'
    : 'defineMigration';
  const imports = [
    `import { ${ofSanity} } from '@sanity/migrate';`,
    ...(isOfPages ? ["import { sectionHolders } from '#sections/section-holders.ts';"] : []),
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '#sections/migration-steps.ts';`] : []),
    ...(calls.some((call) => call.includes('undecided('))
      ? ["import { undecided } from '#sections/undecided.ts';"]
      : []),
    ...('imported' in condition ? [`import { oldForm } from '${condition.imported}';`] : []),
  ];
  const own =
    'own' in condition && isAsked
      ? `\n/** How what is stored in the form before this migration is known. */\nconst isOld = ${quoted(condition.own)};\n`
      : '';
  return `${imports.join('\n')}
${own}
/** ${sentenceOf(type, gone, steps)} */
export default defineMigration({
  title: ${quoted(sentenceOf(type, gone, steps).replace(/\.$/, ''))},
  ${isOfPages ? 'documentTypes: sectionHolders,' : sort === 'document' ? `documentTypes: ['${type}'],` : '// It can stand in any document.'}
  ${isOfPages ? `filter: \`count(sections[\${${form}}]) > 0\`,` : isAsked ? `filter: ${form},` : ''}
  migrate: {
    ${body(type, sort, Boolean(gone), calls)}
  },
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ${JSON.stringify(covers)};
`;
}

function body(type: string, sort: MigrationPlace['sort'], isGone: boolean, calls: string[]): string {
  const given = sort === 'document' || (sort === 'section' && isGone) ? 'document' : 'part';
  if (calls.length === 0) return 'document: () => [],';
  const list = `[${calls.map((call) => call.replaceAll('STORED', given)).join(', ')}]`;
  if (given === 'document') return `document: (document) => ${list},`;
  return `object: (part) => part._type === '${type}' ? ${list} : [],`;
}

function callOf(step: Step): string {
  const path = quoted(step.path);
  switch (step.does) {
    case 'rename':
      return `...renameField(STORED, ${path}, ${quoted(step.to)})`;
    case 'drop':
      return `...dropField(STORED, ${path})`;
    case 'fill':
      return `...fillField(STORED, ${path}, () => undecided(${quoted(`Say what "${step.path}" holds where it is missing: it ${step.says}.`)}))`;
    case 'change':
      return `...changeField(STORED, ${path}, () => undecided(${quoted(`Say what becomes of what is stored in "${step.path}": it ${step.says}. A function of the value that is there, and of what holds it, answers the new one; one that fits stays as it is.`)}))`;
  }
}

function goneCalls(type: string, { was, to, isDropped }: NonNullable<MigrationPlan['gone']>): string[] {
  if (was === 'document') {
    const says = `Say what is made of documents of the type "${type}". A migration deletes none: when they may be lost, npm run migration:new -- --drop ${type} says so, and somebody deletes them.`;
    return isDropped ? [] : [`undecided(${quoted(says)})`];
  }
  if (was === 'object') {
    const says = `Say what becomes of an object of the type "${type}": one of another type, or nothing (npm run migration:new -- --drop ${type}).`;
    return [isDropped ? 'at([], unset())' : `undecided(${quoted(says)})`];
  }
  if (isDropped) return [`...takeOut(STORED, '${type}')`];
  const says = to
    ? `Say which fields a section of the kind "${to}" has of those that "${type}" had: return [at(['sections', { _key }, '_type'], set('${to}')), …] for each.`
    : `Say what becomes of sections of the kind "${type}": nothing (npm run migration:new -- --drop ${type}), or sections of another kind (--to KIND).`;
  return [`...sectionsOf(STORED, '${type}').flatMap(() => undecided(${quoted(says)}))`];
}

function sentenceOf(type: string, gone: MigrationPlan['gone'], steps: readonly Step[]): string {
  if (gone?.was === 'section') return `There are no sections of the kind ${type} any more.`;
  if (gone?.was === 'document' && gone.isDropped)
    return `Documents of the type ${type} are to be deleted, which no migration does.`;
  if (gone) return `There is no type ${type} any more.`;
  const told = steps.map((step) => {
    if (step.does === 'rename') return `${step.path} is called ${step.to}`;
    if (step.does === 'drop') return `${step.path} is gone`;
    return step.does === 'fill' ? `${step.path} is always there` : `${step.path} has another form`;
  });
  return `Of ${type}, ${told.join(', ')} now.`;
}
