import { type Attribute, type Expression, inField, objectOf, projected } from '../query-types/expression.ts';
import { isSameTree } from '../query-types/guards.ts';
import { type Member, membersOf } from './member.ts';
import type { Place } from './place.ts';

type ObjectMember = Member & { is: 'object' };

/**
 * The forms of a value, with an object once for each value of its discriminator, as far as the values are known. Of the
 * keys that a query adds under a condition on that field, each such object has those for its own value.
 */
export function variantsBy(discriminator: string, members: Member[], place: Place): Member[] {
  const variants = members.map((member) => variantsOf(member, discriminator, place));
  const others = members.filter((_, index) => variants[index]?.length === 0);
  const byValue = Map.groupBy(variants.flat(), ({ value }) => value);
  const possible = [...byValue].flatMap(([value, forms]) => {
    const found = forms.filter(({ member }) => isPossible(member, value, discriminator, place.expression));
    // When no form seems possible, the conditions could not be followed and rule nothing out.
    return (found.length > 0 ? found : forms).map(({ member }) => member);
  });
  return [...others, ...possible];
}

/** An object once for each value of its discriminator; none unless all these values are known. */
function variantsOf(
  member: Member,
  discriminator: string,
  { extracted }: Place,
): { value: unknown; member: ObjectMember }[] {
  const field = member.is === 'object' ? member.fields[discriminator] : undefined;
  if (member.is !== 'object' || !field) return [];
  const values = membersOf(field.value, extracted).map((one) => ('value' in one ? one.value : undefined));
  if (field.optional || values.includes(undefined)) return [];
  // An object that needs no other form stays the same, so that a type that stands within itself is recognized.
  if (values.length === 1) return [{ value: values[0], member }];
  const known = made.get(member) ?? new Map<string, ObjectMember>();
  made.set(member, known);
  return values.map((value) => {
    const name = JSON.stringify([discriminator, value]);
    const before = known.get(name);
    if (before) return { value, member: before };
    // A known value is a text, a number or a boolean, and groq-js names these types as JavaScript does.
    const type = { type: typeof value, value } as typeof field.value;
    const fields = { ...member.fields, [discriminator]: { ...field, value: type } };
    const variant = { ...member, fields };
    known.set(name, variant);
    return { value, member: variant };
  });
}

const made = new WeakMap<ObjectMember, Map<string, ObjectMember>>();

function isPossible(
  form: ObjectMember,
  value: unknown,
  discriminator: string,
  expression: Expression | undefined,
): boolean {
  const object = expression && projected(expression);
  const asked = inField(expression, discriminator)?.tree;
  if (!object || !asked) return true;
  return object.attributes.every((attribute) => {
    const keys = attribute.condition && attribute.value ? keysOf(attribute) : undefined;
    const holds = attribute.condition && holdsFor(attribute.condition, asked, value);
    if (!keys || holds === undefined) return true;
    if (holds) return keys.every((key) => key in form.fields);
    return keys.every((key) => !(key in form.fields) || isGivenElsewhere(key, attribute, object.attributes));
  });
}

/**
 * Whether the condition `asked == "a"` holds when `asked`, or `coalesce(asked, "b")`, has this value; undefined when
 * nobody can tell.
 */
function holdsFor(
  condition: NonNullable<Attribute['condition']>,
  asked: NonNullable<Attribute['value']>,
  value: unknown,
): boolean | undefined {
  if (condition.type === 'Group') return holdsFor(condition.base, asked, value);
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const [tested, wanted] =
    condition.right.type === 'Value' ? [condition.left, condition.right] : [condition.right, condition.left];
  if (wanted.type !== 'Value') return undefined;
  if (isSameTree(tested, asked)) return wanted.value === value;
  if (asked.type !== 'FuncCall' || asked.name !== 'coalesce' || asked.args.length !== 2) return undefined;
  const [read, otherwise] = asked.args;
  if (!read || !isSameTree(tested, read) || otherwise?.type !== 'Value') return undefined;
  if (wanted.value !== value) return false;
  // The value may be the default in place of a missing one.
  return otherwise.value === value ? undefined : true;
}

function keysOf({ value }: Attribute): string[] | undefined {
  const attributes = value && objectOf(value);
  const names = attributes?.map(({ name }) => name);
  return names?.every((name) => name !== undefined) ? names : undefined;
}

function isGivenElsewhere(key: string, one: Attribute, all: readonly Attribute[]): boolean {
  return all.some((other) => {
    if (other === one) return false;
    if (other.name !== undefined) return other.name === key;
    return keysOf(other)?.includes(key) ?? true;
  });
}
