import { extractSchema } from '@sanity/schema/_internal';
import type { ImageRule, StringRule, UrlRule } from '@sanity/types';
import type { ObjectAttribute, SchemaType, TypeNode } from 'groq-js';
import { compileSchema } from '../../compile.ts';
import { compiledType } from '../../compiled-type-of.ts';
import { choicesOf } from '../../reading/choices.ts';
import { type CompiledType, placeOfItems } from '../../reading/compiled-type.ts';
import { holdsBuiltin, type Rules, readRules } from '../../reading/rules.ts';

/** Where a text, number or choice of a query's result was filled in: its field in the Studio, and the rules there. */
export interface Origin {
  /** Such as `faq.items[].question`. */
  field: string;
  rules: Rules;
}

/** The Studio's schema as groq-js reads it, in which every value knows the field that it comes from. */
export interface ExtractedSchema {
  schema: SchemaType;
  /** The declaration of each name that a type may refer to. */
  declared: ReadonlyMap<string, TypeNode>;
  origins: ReadonlyMap<string, Origin>;
  /** The parameters that every query is given, each with one value that shows its type. */
  parameters: Readonly<Record<string, unknown>>;
}

/** A field of an object of the schema, with the name that findings have for it: `faq.items`. */
export type FieldAttribute = ObjectAttribute & { field?: string };

/** A list of the schema, with its bounds; `boundsOf` (presence.ts) follows them through a query. */
export type BoundedArray = TypeNode & { type: 'array'; bounds?: Rules };

/**
 * Extracts the schema of some Studio types as `sanity schema extract --enforce-required-fields` does, and closes
 * what that leaves open: only rules that keep from publishing make a field required, weak references may lead
 * nowhere, lists of choices are narrowed to their choices.
 *
 * Every value gets a name of its own, because groq-js carries names through projections, `coalesce` and `->`:
 * a query's result type then still says which field each part came from. The same list of types is extracted once.
 */
export function extract(
  types: readonly unknown[],
  { drafts = false, parameters = none }: Options = {},
): ExtractedSchema {
  const known = extracts.get(types) ?? [];
  const found = known.find((one) => one.drafts === drafts && one.extracted.parameters === parameters);
  if (found) return found.extracted;
  const extracted = extractAnew(types, { drafts, parameters });
  extracts.set(types, [...known, { drafts, extracted }]);
  return extracted;
}

interface Options {
  /** Whether to ignore all rules, because an unfinished document may lack every field. */
  drafts?: boolean;
  /** One example value of each parameter that every query is given. */
  parameters?: ExtractedSchema['parameters'];
}

const none = {};
const extracts = new WeakMap<readonly unknown[], { drafts: boolean; extracted: ExtractedSchema }[]>();

function extractAnew(types: readonly unknown[], { drafts, parameters }: Required<Options>): ExtractedSchema {
  const compiled = compileSchema(types);
  const schema: SchemaType = extractSchema(compileSchema(types.map(withPlainRules)), {
    enforceRequiredFields: true,
  });
  const found = new Map(schema.map((declaration) => [declaration.name, declaration]));
  const origins = new Map<string, Origin>();
  const named: SchemaType = [];

  const marked = schema.map((declaration) => {
    const type = compiledType(compiled, declaration.name);
    if (!type || declaration.name.startsWith('sanity.')) return withAddress(declaration, name);
    return declaration.type === 'document'
      ? { ...declaration, attributes: markFields(declaration.attributes, type, declaration.name) }
      : { ...declaration, value: mark(declaration.value, type, declaration.name) };
  });
  const all: SchemaType = [...marked, ...named];
  const declared = new Map(all.map((one) => [one.name, typeOfDeclaration(one)]));
  return { schema: all, origins, declared, parameters };

  function mark(node: TypeNode, type: CompiledType | undefined, place: string): TypeNode {
    if (isValue(node)) return name(node, type, place);
    if (node.type === 'array') return markList(node, type, place);
    // An item of a list is an object of its `_key`, with its named type as the rest: a weak reference there, too.
    if (type?.weak && node.type === 'object') return { type: 'union', of: [node, nowhere] };
    if (node.type === 'object') return { ...node, attributes: markFields(node.attributes, type, place) };
    if (node.type === 'inline') return markNamed(node, type, place);
    // References to several types are one field, and weak either all or not at all.
    if (node.type === 'union') {
      const members = node.of.map((member) => mark(member, type, place));
      return { type: 'union', of: type?.weak ? [...members, nowhere] : members };
    }
    return node;
  }

  function rulesOf(type: CompiledType | undefined): Rules {
    return type && !drafts ? readRules(type) : {};
  }

  function markFields(
    fields: Record<string, ObjectAttribute>,
    type: CompiledType | undefined,
    place: string,
  ) {
    const entries = Object.entries(fields).map(([key, field]): [string, FieldAttribute] => {
      const isSlug = key === 'current' && type?.name === 'slug';
      const own = isSlug ? textOfSlug(type) : type?.fields?.find(({ name }) => name === key)?.type;
      if (!own || key.startsWith('_')) return [key, field];
      const isRequired =
        rulesOf(own).required === true || (key === 'asset' && rulesOf(type).hasAsset === true);
      const at = `${place}.${key}`;
      return [key, { ...field, field: at, optional: !isRequired, value: mark(field.value, own, at) }];
    });
    return Object.fromEntries(entries);
  }

  function markList(node: BoundedArray, type: CompiledType | undefined, place: string): BoundedArray {
    const item = narrowed(node.of, type);
    const bounds = withoutTwins(rulesOf(type), item);
    const { min = 0, max = Number.POSITIVE_INFINITY } = bounds;
    // A list that is always empty, or that nobody can fill in, has no items.
    if (max < Math.max(1, min)) return { ...node, of: { type: 'union', of: [] }, bounds };
    return { ...node, of: markItems(item, type, place), bounds };
  }

  function markItems(item: TypeNode, list: CompiledType | undefined, place: string): TypeNode {
    const markOne = (node: TypeNode, type: CompiledType | undefined) =>
      mark(node, type, list && type ? placeOfItems(place, list, type) : `${place}[]`);
    const { of = [] } = list ?? {};
    // What a list can hold is extracted in the order in which the Studio has it.
    return of.length > 1 && item.type === 'union'
      ? { type: 'union', of: item.of.map((node, index) => markOne(node, of[index])) }
      : markOne(item, of[0]);
  }

  function markNamed(
    node: TypeNode & { type: 'inline' },
    type: CompiledType | undefined,
    place: string,
  ): TypeNode {
    const declaration = found.get(node.name);
    // For the `media` of a repeated picture or file, Sanity's extraction leaves a name that it never declares.
    if (!declaration && !compiled.get(node.name)) return { type: 'unknown' };
    // An object that several fields define alike is extracted once, under the name of one of them, but each has its own
    // rules.
    const isHoisted =
      declaration?.type === 'type' && !compiled.get(node.name) && !isReference(declaration.value);
    if (isHoisted) return mark(declaration.value, type, place);
    if (declaration?.type === 'type' && node.name === 'slug' && type && !holdsBuiltin(type))
      return mark(declaration.value, { ...type, name: 'slug' }, place);
    const given = compiledType(compiled, node.name);
    const isValueType = declaration?.type === 'type' && isValue(declaration.value);
    if (isValueType && type && given && hasOtherChoices(type, given))
      return name(chosenAnew(type), type, place);
    return type?.weak ? { type: 'union', of: [node, nowhere] } : node;
  }

  function name(node: TypeNode, type: CompiledType | undefined, place: string): TypeNode {
    const key = `field ${place}`; // no type's name has a space
    if (!origins.has(key)) {
      origins.set(key, { field: place, rules: rulesOf(type) });
      named.push({ type: 'type', name: key, value: widened(node, type) });
    }
    return { type: 'inline', name: key };
  }
}

// What a weak reference is when its target was deleted.
const nowhere: TypeNode = {
  type: 'object',
  attributes: {
    _ref: { type: 'objectAttribute', value: { type: 'string' } },
    _type: { type: 'objectAttribute', value: { type: 'string', value: 'reference' } },
  },
  dereferencesTo: 'nothing',
};

/**
 * A copy of a type of the Studio, or of a part of one, whose validations say only what Sanity's extraction reads: it
 * calls them without a context, on which some rely.
 */
function withPlainRules(type: unknown): unknown {
  if (Array.isArray(type)) return type.map(withPlainRules);
  if (typeof type !== 'object' || type === null) return type;
  const parts = Object.entries(type).map(([name, part]) => {
    if (name === 'validation') return [name, plainRule(part)];
    return [name, definitions.has(name) ? withPlainRules(part) : part];
  });
  return Object.fromEntries(parts);
}

function plainRule(validation: unknown) {
  const { required, hasAsset } = readRules({ name: '', jsonType: '', validation });
  return (rule: ImageRule) => {
    const own = required ? rule.required() : rule;
    return hasAsset ? own.assetRequired() : own;
  };
}

// The keys under which a definition holds others.
const definitions = new Set(['fields', 'of', 'to', 'marks', 'annotations']);

/** Gives pictures and files their `url` as a required address of the web: each that is uploaded has one. */
function withAddress(
  declaration: SchemaType[number],
  name: (node: TypeNode, type: CompiledType, place: string) => TypeNode,
): SchemaType[number] {
  const isAsset = declaration.name === 'sanity.imageAsset' || declaration.name === 'sanity.fileAsset';
  if (!isAsset || declaration.type !== 'document') return declaration;
  const { url, ...others } = declaration.attributes;
  if (!url) return declaration;
  const value = name(url.value, addressType, `${declaration.name}.url`);
  return { ...declaration, attributes: { ...others, url: { ...url, value, optional: false } } };
}

const addressType: CompiledType = {
  name: 'url',
  jsonType: 'string',
  validation: (rule: UrlRule) => rule.required().uri({ scheme: ['http', 'https'] }),
};

/** The type of a value; any text or number, when the Studio does not hold editors to the choices. */
function widened(node: TypeNode, type: CompiledType | undefined): TypeNode {
  if (!type || choicesOf(type).length === 0 || holdsBuiltin(type)) return node;
  return anyOf(type);
}

/** The type of a value whose field offers other choices than its named type. */
const chosenAnew = (type: CompiledType): TypeNode => narrowed(anyOf(type), type);

/** Any text, or any number where a type's choices are numbers. */
const anyOf = ({ jsonType }: CompiledType): TypeNode =>
  jsonType === 'number' ? { type: 'number' } : { type: 'string' };

const hasOtherChoices = (one: CompiledType, other: CompiledType): boolean =>
  JSON.stringify(choicesOf(one)) !== JSON.stringify(choicesOf(other));

const textOfSlug = (type: CompiledType): CompiledType =>
  holdsBuiltin(type) ? slugText : { name: 'string', jsonType: 'string' };

/** The text of a slug: Sanity refuses white space alone, in code that no rule shows. */
const slugText: CompiledType = {
  name: 'string',
  jsonType: 'string',
  validation: (rule: StringRule) => rule.required().regex(/\S/),
};

function typeOfDeclaration(declaration: SchemaType[number]): TypeNode {
  return declaration.type === 'document'
    ? { type: 'object', attributes: declaration.attributes }
    : declaration.value;
}

/** A text, a number, yes or no; or a choice of such. */
function isValue(node: TypeNode): boolean {
  if (node.type === 'union') return node.of.length > 0 && node.of.every(isValue);
  return ['string', 'number', 'boolean'].includes(node.type);
}

function isReference(node: TypeNode): boolean {
  return node.type === 'object' && node.dereferencesTo !== undefined;
}

/** The rules of a list; one without equal items is no longer than there are choices for an item. */
function withoutTwins(rules: Rules, item: TypeNode): Rules {
  if (!rules.unique || item.type !== 'union') return rules;
  const choices = item.of.map((choice) => ('value' in choice ? choice.value : undefined));
  if (choices.includes(undefined)) return rules;
  return { ...rules, max: Math.min(rules.max ?? Number.POSITIVE_INFINITY, new Set(choices).size) };
}

/** The type of an item, narrowed to the choices of its list, which Sanity's extraction forgets. */
function narrowed(item: TypeNode, type: CompiledType | undefined): TypeNode {
  const choices = type && holdsBuiltin(type) ? choicesOf(type) : [];
  if (choices.length === 0 || (item.type !== 'string' && item.type !== 'number')) return item;
  // The choices of a list are of the type of its items.
  return { type: 'union', of: choices.map(({ value }) => ({ type: item.type, value }) as TypeNode) };
}
