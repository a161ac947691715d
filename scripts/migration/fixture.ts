import type { Snapshot, SnapshotField } from '#contract/change/snapshot.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import { isFields } from '#schemas/fields.ts';
import { patched, type StoredDocument } from '#sections/migrate-documents.ts';
import { dropField, renameField, split } from '#sections/migration-steps.ts';
import type { MigrationPlace } from './place-of.ts';
import { isInside, type MigrationPlan, type Step } from './plan-migration.ts';

type Fields = Record<string, SnapshotField>;
type Types = Snapshot['types'];

/** Stored documents before a migration and after it, in pairs. */
export interface Pairs {
  before: object[];
  after: object[];
}

/**
 * Pairs for the tests of a migration, made from the form that the snapshot keeps: one document that has all that
 * changes, one of the new form already, and one that an editor has filled in anew. What only the developer can decide
 * stays as it is.
 */
export function pairsOf(plan: MigrationPlan, before: Snapshot, sort: MigrationPlace['sort']): Pairs {
  const { type, gone, steps } = plan;
  const { types } = before;
  const fields = types[type] ?? {};
  // A field that is to be filled in must be missing, but what holds it must be there.
  const missing = steps.flatMap(({ does, path }) => (does === 'fill' ? [split(path).holder] : []));
  const present = steps.flatMap(({ does, path }) => (does === 'fill' ? [] : [path]));
  const values = valuesIn(types, fields, [...present, ...missing]);
  if (gone?.was === 'section') {
    const old = { _key: 'old', _type: type, ...values };
    return { before: [pageOf([old])], after: [pageOf(gone.isDropped ? [] : [old])] };
  }
  if (gone?.was === 'object') {
    const old = filled(holdingDocument(type, before), type, values);
    return { before: [old], after: [gone.isDropped ? without(old, type) : old] };
  }
  if (gone) {
    // Those that may be lost stay as they are until somebody deletes them.
    const old = gone.isDropped ? [] : [{ _id: `${type}-old`, _type: type, ...values }];
    return { before: old, after: old };
  }
  const made = decided(values, steps);
  // A field may be filled in where it is missing, and be changed where it is not.
  const isBoth = steps.some(({ does, path }) => does === 'fill' && present.includes(path));
  const lacking = isBoth ? [valuesIn(types, fields, missing)] : [];
  if (sort === 'object') {
    const place = holdingDocument(type, before);
    const held = (one: object) => filled(place, type, one);
    return { before: [values, ...lacking].map(held), after: [made, ...lacking].map(held) };
  }
  const whole = (name: string) =>
    sort === 'document' ? { _id: `${type}-${name}`, _type: type } : { _key: name, _type: type };
  const isDecided = steps.every(({ does }) => does === 'rename' || does === 'drop');
  // Nobody knows yet how something looks after a step that only the developer can decide.
  const others = isDecided
    ? [{ ...whole('new'), ...made }]
    : lacking.map((one) => ({ ...whole('lacking'), ...one }));
  return {
    before: [{ ...whole('old'), ...values }, ...others],
    after: [{ ...whole('old'), ...made }, ...others],
  };
}

const pageOf = (sections: object[]) => ({ _id: 'page-old', _type: typeOfPages(), title: 'Page', sections });

/** A document that holds an object of a type, at a place that the snapshot allows. */
function holdingDocument(type: string, before: Snapshot): object {
  const { types } = before;
  for (const [name, fields] of Object.entries(types)) {
    const [path] = Object.entries(fields).find(([, field]) => field.type === type) ?? [];
    if (path === undefined || name === type) continue;
    const values = valuesIn(types, fields, [path]);
    const isSection = Object.values(types).some((one) => one['sections[]']?.of?.includes(name));
    if (isSection) return pageOf([{ _key: 'a', _type: name, ...values }]);
    return { _id: `${name}-old`, _type: name, ...values };
  }
  return { _id: 'page-old', _type: typeOfPages(), held: { _type: type } };
}

/** A copy of a value in which each object of a type has some fields. */
function filled(value: unknown, type: string, fields: object): object {
  return fill(value) as object;

  function fill(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(fill);
    if (!isFields(part)) return part;
    const inner = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, fill(one)]));
    return part._type === type ? { ...inner, ...fields } : inner;
  }
}

/** A copy of a document without its objects of a type. */
function without(document: object, type: string): object {
  const isOfType = (part: unknown) => isFields(part) && part._type === type;
  return take(document) as object;

  function take(part: unknown): unknown {
    if (Array.isArray(part)) return part.filter((one) => !isOfType(one)).map(take);
    if (!isFields(part)) return part;
    const kept = Object.entries(part).filter(([, one]) => !isOfType(one));
    return Object.fromEntries(kept.map(([name, one]) => [name, take(one)]));
  }
}

/** Something stored, after those steps that need no decision. */
function decided(stored: object, steps: readonly Step[]): object {
  const patches = steps.flatMap((step) => {
    if (step.does === 'rename') return renameField({ ...stored }, step.path, step.to);
    return step.does === 'drop' ? dropField({ ...stored }, step.path) : [];
  });
  // Whatever it is, it is patched like a document.
  return patched({ ...stored } as StoredDocument, patches as never);
}

/** What is stored of a type: all that is required, and what stands at some paths. */
function valuesIn(types: Types, fields: Fields, wanted: readonly string[], holder = ''): object {
  const own = Object.entries(fields).filter(
    ([path]) => path !== '' && split(path).holder === holder && !split(path).name.includes('[]'),
  );
  return Object.fromEntries(
    own
      .filter(([path, { required }]) => required || wanted.some((one) => isInside(one, path)))
      .map(([path, field]) => [split(path).name, valueAt(types, fields, path, field, wanted)]),
  );
}

function valueAt(
  types: Types,
  fields: Fields,
  path: string,
  { type, choices, of = [], min, max }: SnapshotField,
  wanted: readonly string[],
): unknown {
  const [choice] = choices ?? [];
  if (choice !== undefined) return choice;
  if (type === 'text') return textOf(split(path).name, min, max);
  if (type === 'number') return min ?? Math.min(max ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'reference') return referenceTo({ of });
  if (type === 'object') return valuesIn(types, fields, wanted, path);
  if (type !== 'list') {
    const named = types[type] ?? {};
    // A named type may be a list, such as a formatted text: then it is an empty one.
    return '[]' in named ? [] : { _type: type, ...valuesIn(types, named, []) };
  }
  const member = memberOf(path, wanted);
  const item = fields[`${path}[]`];
  const place = member ? `${path}[](${member})` : `${path}[]`;
  const isPlain = item && ['text', 'number', 'boolean'].includes(item.type);
  if (isPlain) return [valueAt(types, fields, `${path}[]`, item, wanted)];
  const name = member ?? (item?.type === 'one of' ? item.of?.[0] : item?.type);
  const named = name && name !== 'object' && name !== 'reference' ? { _type: name } : {};
  const held = item?.type === 'reference' ? referenceTo(item) : {};
  const whole = name && name in types ? valuesIn(types, types[name] ?? {}, []) : {};
  return [{ _key: 'a', ...named, ...whole, ...held, ...valuesIn(types, fields, wanted, place) }];
}

const referenceTo = ({ of: [type = 'document'] = [] }: Pick<SnapshotField, 'of'>) => ({
  _type: 'reference',
  _ref: `some-${type}`,
});

function memberOf(path: string, wanted: readonly string[]): string | undefined {
  const inner = wanted.find((one) => one.startsWith(`${path}[](`));
  return inner && /^\(([^)]*)\)/.exec(inner.slice(path.length + 2))?.[1];
}

function textOf(name: string, min = 0, max = Infinity): string {
  const text = `Some ${name.replace('[]', '')}`.padEnd(min, '.');
  return text.slice(0, max);
}
