import * as fc from 'fast-check';
import type { CustomRules } from '../project.ts';
import { choicesOf } from '../reading/choices.ts';
import { type CompiledType, type Field, holdsItself, rootOf, targetsOf } from '../reading/compiled-type.ts';
import { isFields } from '../reading/fields.ts';
import { type Rules, readRules } from '../reading/rules.ts';
import { numbers } from './numbers.ts';
import { blankText, texts } from './texts.ts';

/** Where generated values stand. */
export interface World {
  /** What they can refer to: the ids of documents, by their type. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** Whether they stand in an unfinished draft, in which all that is required may be missing. */
  isDraft?: boolean;
  /** What custom rules demand of them. */
  rules?: CustomRules;
  /** Whether texts are only spaces, wherever the Studio permits that. */
  isBlank?: boolean;
  /** How many types that can stand within themselves are around them. */
  nesting?: number;
}

// Deep enough for something in something in something; without a limit, such types would be made without end.
const maxNesting = 3;

type Model = Record<string, fc.Arbitrary<unknown>>;

/** The span of a block type, as the Studio compiles it. */
interface SpanType extends CompiledType {
  decorators?: { value: string }[];
  annotations?: CompiledType[];
}

const slugs = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/).map((current) => ({ _type: 'slug', current }));

// groq-js calls methods of the objects that it is given.
const plain = { noNullPrototype: true } as const;

/** Every value of a compiled type that an editor can publish, as far as the rules can be read. */
export function valuesOf(type: CompiledType, world: World): fc.Arbitrary<unknown> {
  const rules = rulesOf(type, world);
  const choices = valuesToChoose(type);
  switch (rootOf(type)) {
    case 'boolean':
      return fc.boolean();
    case 'number':
      return choices.length > 0 ? fc.constantFrom(...choices) : numbers(rules);
    case 'array':
      return lists(type, world);
    case 'reference':
      return references(type, world);
    case 'image':
    case 'file':
      return assets(type, world);
    case 'block':
      return blocks(type, world);
    case 'slug':
      return world.rules?.values.slug ?? slugs;
    case 'object':
    case 'document':
      return holdsItself(type) ? nested(type, world) : objects(type, world);
    default:
      return choices.length > 0 ? fc.constantFrom(...choices) : textsOf(rules, world);
  }
}

function textsOf(rules: Rules, { isBlank }: World): fc.Arbitrary<string> {
  const blank = isBlank ? blankText(rules) : undefined;
  return blank === undefined ? texts(rules) : fc.constant(blank);
}

/** Objects of a type with its fields, the optional ones now and then null or missing. */
export function objects(type: CompiledType, world: World): fc.Arbitrary<Record<string, unknown>> {
  // A hidden field is filled in all the same when it is required: by an initial value.
  const fields = (type.fields ?? []).filter(
    ({ type: field }) => field.hidden !== true || rulesOf(field, world).required,
  );
  return filled(type, fields, world);
}

/** Objects that can hold others of their type; what is in them is made only when they are. */
function nested(type: CompiledType, world: World): fc.Arbitrary<Record<string, unknown>> {
  const inner = { ...world, nesting: (world.nesting ?? 0) + 1 };
  return fc.constant(undefined).chain(() => objects(type, inner));
}

/** Whether a value of a type may still be nested as deep as this world is. */
function hasPlace(type: CompiledType, { nesting = 0 }: World): boolean {
  return nesting < maxNesting || !holdsItself(type);
}

/** Objects with some fields of a type, and with those that every picture, or every file, has besides. */
function filled(
  type: CompiledType,
  fields: readonly Field[],
  world: World,
  builtin: Model = {},
  requiredBuiltin: string[] = [],
): fc.Arbitrary<Record<string, unknown>> {
  // A list can always be empty.
  const placed = fields.filter(({ type: own }) => rootOf(own) === 'array' || hasPlace(own, world));
  const required = placed.filter((field) => rulesOf(field.type, world).required).map(({ name }) => name);
  const requiredKeys = [...required, ...requiredBuiltin];
  const own: Model = Object.fromEntries(placed.map((field) => [field.name, fieldValue(type, field, world)]));
  const model = Object.entries({ ...own, ...builtin }).map(([name, value]) => [
    name,
    requiredKeys.includes(name) ? value : fc.option(value, { freq: 9 }),
  ]);
  return fc
    .record<Record<string, unknown>>(Object.fromEntries(model), { requiredKeys, ...plain })
    .map((value) => mended(type, named(type) ? { _type: type.name, ...value } : value, world));
}

function fieldValue(owner: CompiledType, field: Field, world: World): fc.Arbitrary<unknown> {
  try {
    return valuesOfField(owner, field, world);
  } catch (error) {
    const place = `${named(owner) ? `${owner.name}.` : ''}${field.name}`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function valuesOfField(owner: CompiledType, { name, type }: Field, world: World): fc.Arbitrary<unknown> {
  const isText = type.jsonType === 'string' || rootOf(type) === 'slug';
  const known = world.rules?.values ?? {};
  const own = known[`${owner.name}.${name}`] ?? (isText ? known[name] : undefined);
  const values = own ?? valuesOf(type, world);
  return rulesOf(type, world).required ? values.filter(isFilledIn) : values;
}

/** Whether a value counts as filled in: an object that is required has some field, even one that is null. */
export function isFilledIn(value: unknown): boolean {
  return !isFields(value) || Object.keys(value).some((key) => !['_type', '_key', '_weak'].includes(key));
}

function mended(type: CompiledType, value: Record<string, unknown>, { isDraft, rules }: World) {
  const mend = rules?.mend ?? {};
  const mendOf = !isDraft && Object.hasOwn(mend, type.name) ? mend[type.name] : undefined;
  return mendOf?.(value) ?? value;
}

function rulesOf(type: CompiledType, { isDraft }: World): Rules {
  const rules = readRules(type);
  if (!isDraft) return rules;
  // In a draft, a text or a list may be missing or too short; a number is complete, or missing.
  const min = type.jsonType === 'number' ? rules.min : undefined;
  return { ...rules, required: false, min, hasAsset: false };
}

function lists(type: CompiledType, world: World): fc.Arbitrary<unknown[]> {
  const rules = rulesOf(type, world);
  const { min = 0, max = 4, unique } = rules;
  const bounds = { minLength: min, maxLength: Math.max(min, Math.min(max, 4)) };
  const choices = valuesToChoose(type);
  if (choices.length > 0) {
    const least = Math.min(min, choices.length);
    const most = Math.max(least, Math.min(rules.max ?? choices.length, choices.length));
    return fc
      .subarray(choices, { minLength: least, maxLength: most })
      .map((chosen) => (chosen.length < min ? repeated(choices, min) : chosen));
  }
  const members = (type.of ?? []).filter((member) => hasPlace(member, world));
  if (members.length === 0) return fc.constant([]);
  const item = fc.oneof(...members.map((member) => valuesOf(member, world)));
  const items = unique
    ? listsWithoutTwins(item, bounds)
    : fc.tuple(fc.array(item, bounds), fc.boolean()).map(([found, isRepeated]) => {
        return isRepeated ? [...found, ...found].slice(0, Math.max(found.length, bounds.maxLength)) : found;
      });
  return items.map((found) => found.map(keyed));
}

const drawsOfEach = 3;

/**
 * Lists in which no two items are alike. When too few differ, as with references to a few documents, some are repeated,
 * because fast-check would look for others without end.
 */
function listsWithoutTwins(
  item: fc.Arbitrary<unknown>,
  { minLength, maxLength }: { minLength: number; maxLength: number },
): fc.Arbitrary<unknown[]> {
  const draws = drawsOfEach * maxLength;
  return fc
    .tuple(
      fc.array(item, { minLength: draws, maxLength: draws }),
      fc.integer({ min: minLength, max: maxLength }),
    )
    .map(([drawn, length]) => {
      const different = [...new Map(drawn.map((one) => [JSON.stringify(one), one])).values()];
      return different.length < minLength ? repeated(different, minLength) : different.slice(0, length);
    });
}

function repeated(items: readonly unknown[], length: number): unknown[] {
  return Array.from({ length }, (_, at) => items[at % items.length]);
}

function keyed(item: unknown, index: number): unknown {
  return typeof item === 'object' && item !== null ? { _key: `k${index}`, ...item } : item;
}

function references(type: CompiledType, world: World): fc.Arbitrary<unknown> {
  const ids = targetsOf(type).flatMap((name) => world.ids[name] ?? []);
  const dangling = type.weak ? ['deleted-long-ago', 'drafts.only'] : [];
  const weakly = type.weak ? { _weak: true } : {};
  return fc.constantFrom(...ids, ...dangling).map((_ref) => ({ _type: 'reference', _ref, ...weakly }));
}

const share = fc.integer({ min: 0, max: 40 }).map((percent) => percent / 100);
const crops = fc.record(
  { _type: fc.constant('sanity.imageCrop'), top: share, bottom: share, left: share, right: share },
  plain,
);
const hotspots = fc.record(
  { _type: fc.constant('sanity.imageHotspot'), x: share, y: share, width: share, height: share },
  plain,
);

function assets(type: CompiledType, world: World): fc.Arbitrary<unknown> {
  const isImage = rootOf(type) === 'image';
  const ids = world.ids[isImage ? 'sanity.imageAsset' : 'sanity.fileAsset'] ?? [];
  const own = (type.fields ?? []).filter(({ name }) => !['asset', 'media', 'crop', 'hotspot'].includes(name));
  const asset = fc.constantFrom(...ids).map((_ref) => ({ _type: 'reference', _ref }));
  const builtin: Model = isImage ? { asset, crop: crops, hotspot: hotspots } : { asset };
  return filled(type, own, world, builtin, rulesOf(type, world).hasAsset ? ['asset'] : []);
}

function blocks(type: CompiledType, world: World): fc.Arbitrary<unknown> {
  const field = (name: string) => type.fields?.find((one) => one.name === name)?.type;
  // Sanity compiles decorators and annotations into the span of a text.
  const span = field('children')?.of?.find(({ name }) => name === 'span') as SpanType | undefined;
  const decorators = span?.decorators?.map(({ value }) => value) ?? [];
  const annotations = (span?.annotations ?? []).filter((annotation) => hasPlace(annotation, world));
  const own = valuesToChoose(field('style'));
  const styles = own.length > 0 ? own : ['normal'];
  const lists = valuesToChoose(field('listItem'));
  const markDefs = fc.array(
    fc.oneof(...annotations.map((annotation) => valuesOf(annotation, world) as fc.Arbitrary<object>)),
    {
      maxLength: annotations.length > 0 ? 2 : 0,
    },
  );
  return markDefs.chain((defs) => {
    const keyedDefs = defs.map((def, index) => ({ _key: `m${index}`, ...def }));
    const marks = [...decorators, ...keyedDefs.map(({ _key }) => _key)];
    const child = fc.record(
      { _type: fc.constant('span'), text: textsOf({}, world), marks: fc.subarray(marks) },
      plain,
    );
    const list =
      lists.length > 0 ? { listItem: fc.constantFrom(...lists), level: fc.integer({ min: 1, max: 3 }) } : {};
    return fc
      .record(
        {
          _type: fc.constant('block'),
          style: fc.constantFrom(...styles),
          markDefs: fc.constant(keyedDefs),
          children: fc.array(child, { minLength: 1, maxLength: 3 }).map((all) => all.map(keyed)),
          ...list,
        },
        { requiredKeys: ['_type', 'style', 'markDefs', 'children'], ...plain },
      )
      .map(({ level, ...block }: Record<string, unknown>) =>
        block.listItem ? { ...block, level: level ?? 1 } : block,
      );
  });
}

function valuesToChoose(type: CompiledType | undefined): unknown[] {
  return type ? choicesOf(type).map(({ value }) => value) : [];
}

function named({ name }: CompiledType): boolean {
  return name !== 'object';
}
