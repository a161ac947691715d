import * as fc from 'fast-check';
import { type CompiledType, readRules } from '../proof/rules.ts';
import { fieldValues, mend } from './custom-rules.ts';
import { texts } from './texts.ts';

/** What the generated values can refer to: the ids of documents, by their type. */
export interface World {
  ids: Readonly<Record<string, readonly string[]>>;
}

/** A block type as the Studio compiles it. */
interface SpanType extends CompiledType {
  decorators?: { value: string }[];
  annotations?: CompiledType[];
}

// groq-js calls methods of the objects that it is given.
const plain = { noNullPrototype: true } as const;

/** Every value of a compiled type that an editor can publish, as far as the rules can be read. */
export function valuesOf(type: CompiledType, world: World): fc.Arbitrary<unknown> {
  const rules = readRules(type);
  const choices = choicesOf(type);
  switch (rootOf(type)) {
    case 'boolean':
      return fc.boolean();
    case 'number': {
      if (choices) return fc.constantFrom(...choices);
      const { min = -1000, max = 100_000, integer } = rules;
      return integer
        ? fc.integer({ min, max })
        : fc.integer({ min: Math.ceil(min * 4), max: Math.floor(max * 4) }).map((quarters) => quarters / 4);
    }
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
      return fieldValues.slug ?? fc.constant(null);
    case 'object':
    case 'document':
      return objects(type, world);
    default:
      return choices ? fc.constantFrom(...choices) : texts(rules);
  }
}

/** Objects of a type with its fields, the optional ones now and then missing. */
export function objects(type: CompiledType, world: World): fc.Arbitrary<Record<string, unknown>> {
  const fields = (type.fields ?? []).filter(
    ({ type: field }) => !('hidden' in field && field.hidden === true),
  );
  const model = Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, world)]));
  const required = fields.filter((field) => readRules(field.type).required).map(({ name }) => name);
  const filled = fc.record(model, { requiredKeys: required, ...plain });
  return filled.map((value) => mended(type, named(type) ? { _type: type.name, ...value } : value));
}

function fieldValue(
  { name, type }: { name: string; type: CompiledType },
  world: World,
): fc.Arbitrary<unknown> {
  const isText = type.jsonType === 'string' || rootOf(type) === 'slug';
  return (isText && fieldValues[name]) || valuesOf(type, world);
}

function mended(type: CompiledType, value: Record<string, unknown>): Record<string, unknown> {
  return Object.hasOwn(mend, type.name) ? (mend[type.name]?.(value) ?? value) : value;
}

function lists(type: CompiledType, world: World): fc.Arbitrary<unknown[]> {
  const { min = 0, max = 4, unique } = readRules(type);
  const bounds = { minLength: min, maxLength: Math.max(min, Math.min(max, 4)) };
  const choices = choicesOf(type);
  if (choices) return fc.subarray(choices, { minLength: min });
  const item = fc.oneof(...(type.of ?? []).map((member) => valuesOf(member, world)));
  const items = unique
    ? fc.uniqueArray(item, { ...bounds, selector: (one) => JSON.stringify(one) })
    : fc.array(item, bounds);
  return items.map((found) => found.map(keyed));
}

function keyed(item: unknown, index: number): unknown {
  return typeof item === 'object' && item !== null ? { _key: `k${index}`, ...item } : item;
}

function references(type: CompiledType & { to?: CompiledType[] }, world: World): fc.Arbitrary<unknown> {
  const ids = (type.to ?? []).flatMap(({ name }) => world.ids[name] ?? []);
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
  const asset = fc.constantFrom(...ids).map((_ref) => ({ _type: 'reference', _ref }));
  const own = (type.fields ?? []).filter(({ name }) => !['asset', 'media', 'crop', 'hotspot'].includes(name));
  const model: Record<string, fc.Arbitrary<unknown>> = {
    asset,
    ...(isImage ? { crop: crops, hotspot: hotspots } : {}),
    ...Object.fromEntries(own.map((field) => [field.name, fieldValue(field, world)])),
  };
  const required = own.filter((field) => readRules(field.type).required).map(({ name }) => name);
  return fc
    .record(model, { requiredKeys: ['asset', ...required], ...plain })
    .map((value) => mended(type, { _type: type.name, ...value }));
}

function blocks(type: CompiledType, world: World): fc.Arbitrary<unknown> {
  const field = (name: string) => type.fields?.find((one) => one.name === name)?.type;
  const span = field('children')?.of?.find(({ name }) => name === 'span') as SpanType | undefined;
  const decorators = span?.decorators?.map(({ value }) => value) ?? [];
  const annotations = span?.annotations ?? [];
  const styles = choicesOf(field('style')) ?? ['normal'];
  const lists = choicesOf(field('listItem')) ?? [];
  const markDefs = fc.array(fc.oneof(...annotations.map((annotation) => objects(annotation, world))), {
    maxLength: annotations.length > 0 ? 2 : 0,
  });
  return markDefs.chain((defs) => {
    const keyedDefs = defs.map((def, index) => ({ _key: `m${index}`, ...def }));
    const marks = [...decorators, ...keyedDefs.map(({ _key }) => _key)];
    const child = fc.record(
      { _type: fc.constant('span'), text: texts({}), marks: fc.subarray(marks) },
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

function choicesOf(type: CompiledType | undefined): unknown[] | undefined {
  return type?.options?.list?.map((option) =>
    typeof option === 'object' && option !== null && 'value' in option ? option.value : option,
  );
}

/** The name of Sanity's type that a type is made of in the end. */
function rootOf(type: CompiledType): string {
  return type.type && type.name !== 'slug' ? rootOf(type.type) : type.name;
}

function named({ name }: CompiledType): boolean {
  return name !== 'object';
}
