import { type Attribute, type Expression, objectOf, projected } from './expression.ts';
import { isSameTree } from './guards.ts';
import { type Member, membersOf } from './member.ts';
import type { Place } from './place.ts';

type ObjectMember = Member & { is: 'object' };

/**
 * The forms of an object, one for each value of the field by which a contract tells them apart, as far as the values are
 * known: of the keys that a query adds under a condition on that field, each has those of its own value.
 */
export function variantsBy(discriminator: string, member: Member, place: Place): Member[] {
  if (member.is !== 'object') return [member];
  const field = member.fields[discriminator];
  const values = field ? membersOf(field.value, place.extracted) : [];
  if (!field || values.length < 2 || values.some((one) => !('value' in one) || one.value === undefined))
    return [member];
  const forms = values.map((one): ObjectMember => {
    const value = 'value' in one ? one.value : undefined;
    // What is known of a member is a text, a number, or yes or no: types are called as JavaScript calls them.
    const type = { type: typeof value, value } as typeof field.value;
    return { ...member, fields: { ...member.fields, [discriminator]: { ...field, value: type } } };
  });
  return forms.filter((form) => isPossible(form, discriminator, place.expression));
}

function isPossible(form: ObjectMember, discriminator: string, expression: Expression | undefined): boolean {
  const own = form.fields[discriminator]?.value;
  const object = expression && projected(expression);
  const value = own && 'value' in own ? own.value : undefined;
  const asked = object?.attributes.find(({ name }) => name === discriminator)?.value;
  if (!object || !asked || value === undefined) return true;
  return object.attributes.every((attribute) => {
    const keys = attribute.condition && attribute.value ? keysOf(attribute) : undefined;
    const holds = attribute.condition && holdsFor(attribute.condition, asked, value);
    if (!keys || holds === undefined) return true;
    if (holds) return keys.every((key) => key in form.fields);
    return keys.every((key) => !(key in form.fields) || isGivenElsewhere(key, attribute, object.attributes));
  });
}

/** Whether `asked == "a"` holds where `asked`, or `coalesce(asked, "b")`, is a value; undefined where nobody can tell. */
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
  // It may stand in for what is missing.
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
