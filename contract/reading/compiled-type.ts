/**
 * A type of the Studio with all that it inherits, as Sanity compiles it or `compileTypes` does, as far as it is read
 * outside the Studio. A field of a shared type is a type of its own, made of that one.
 */
export interface CompiledType {
  name: string;
  title?: string;
  description?: unknown;
  /** What values are in JSON: `string`, `number`, `boolean`, `array`, `object`. */
  jsonType: string;
  /** The type that it is made of; none for the types that Sanity brings. */
  type?: CompiledType | null;
  fields?: Field[];
  /** What can stand in a list. */
  of?: CompiledType[];
  /** What a reference can lead to. */
  to?: CompiledType[];
  weak?: boolean;
  options?: unknown;
  hidden?: unknown;
  readOnly?: unknown;
  initialValue?: unknown;
  validation?: unknown;
}

/** A field of a compiled type. */
export interface Field {
  name: string;
  group?: unknown;
  type: CompiledType;
}

/** The name of the type that a type is made of in the end, one of Sanity's own: `button` is an `object`. */
export function rootOf(type: CompiledType): string {
  return type.type && type.name !== 'slug' ? rootOf(type.type) : type.name;
}

/** The name of the type that a type says it is made of: `button`, `rich-text`, `object`. */
export function baseOf({ name, type }: CompiledType): string {
  return type?.name ?? name;
}

/** Whether a type is made of a named type of the schema, which others can be made of, too. */
export function isShared({ type }: CompiledType): boolean {
  return Boolean(type?.type);
}

/** The `_type` that a value of this type is stored with; a group of fields of no named type has none. */
export function typeOf({ name }: CompiledType): { _type?: string } {
  return name === 'object' ? {} : { _type: name };
}

/** The type that an item of a list is of: the one whose `_type` it bears, otherwise the only one. */
export function memberOf({ of = [] }: CompiledType, name: unknown): CompiledType | undefined {
  return of.find((member) => member.name === name) ?? (of.length === 1 ? of[0] : undefined);
}

/** The place of the items of one type in a list: `cards[]`, or `cards[](card)` where the list holds several types. */
export function placeOfItems(list: string, { of = [] }: CompiledType, { name }: CompiledType): string {
  return of.length > 1 ? `${list}[](${name})` : `${list}[]`;
}

/** Whether a field is shown to an editor who has filled in what is around it like this. */
export function isShown({ type: { hidden } }: Field, parent: object): boolean {
  return typeof hidden === 'function' ? !hidden({ parent }) : hidden !== true;
}

/** The types of documents that a reference may lead to. */
export function targetsOf({ to = [] }: CompiledType): string[] {
  return to.map(({ name }) => name);
}

/** The types of documents that references anywhere in a type may lead to. */
export function targetsWithin(type: CompiledType, seen = new Set<CompiledType>()): Set<string> {
  // A shared type is compiled anew for every field that has it, and a type can lead back to itself.
  const known = shared(type);
  if (seen.has(known)) return new Set();
  seen.add(known);
  const inner = [...(known.fields ?? []).map((field) => field.type), ...(known.of ?? [])];
  return inner.reduce((found, one) => found.union(targetsWithin(one, seen)), new Set(targetsOf(known)));
}

const selfHolding = new WeakMap<CompiledType, boolean>();

/** Whether a value of a type can stand, however deep, within another one of it. */
export function holdsItself(type: CompiledType): boolean {
  const known = shared(type);
  const found =
    selfHolding.get(known) ?? [...partsOf(known)].some((part) => isWithin(known, part, new Set()));
  selfHolding.set(known, found);
  return found;
}

function isWithin(wanted: CompiledType, type: CompiledType, seen: Set<CompiledType>): boolean {
  const known = shared(type);
  if (known === wanted) return true;
  if (seen.has(known)) return false;
  seen.add(known);
  return partsOf(known).some((part) => isWithin(wanted, part, seen));
}

function shared(type: CompiledType): CompiledType {
  return type.type?.type ? type.type : type;
}

/** The types of what stands in a value, with those of the marks of a text, which Sanity compiles into its span. */
function partsOf({ fields = [], of = [], ...type }: CompiledType): CompiledType[] {
  const annotations = 'annotations' in type && Array.isArray(type.annotations) ? type.annotations : [];
  return [...fields.map((field) => field.type), ...of, ...annotations];
}
