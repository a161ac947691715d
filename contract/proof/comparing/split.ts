import type { ObjectAttribute, TypeNode } from 'groq-js';
import type { ExtractedSchema } from '../query-types/extract.ts';
import type { Member } from './member.ts';
import type { Place } from './place.ts';

type ObjectMember = Member & { is: 'object' };

/** The values of a form that has few of them (yes and no); otherwise the form itself. */
export function fewValuesOf(member: Member): Member[] {
  if (member.is !== 'boolean' || member.value !== undefined) return [member];
  return [true, false].map((value) => ({ ...member, value }));
}

/** An object once for each form that one of its fields can have; the object itself when there is only one. */
export function splitBy(key: string, member: Member, { extracted }: Place): Member[] {
  const field = member.is === 'object' ? member.fields[key] : undefined;
  if (member.is !== 'object' || !field) return [member];
  const known = made.get(member) ?? new Map<string, Member[]>();
  made.set(member, known);
  const parts = known.get(key) ?? partsOf(member, key, field, extracted);
  known.set(key, parts);
  return parts;
}

const made = new WeakMap<ObjectMember, Map<string, Member[]>>();

function partsOf(
  member: ObjectMember,
  key: string,
  field: ObjectAttribute,
  extracted: ExtractedSchema,
): Member[] {
  const { [key]: _, ...others } = member.fields;
  const forms = formsOf(field.value, extracted);
  if (forms.length + (field.optional ? 1 : 0) < 2) return [member];
  const filled = forms.map((value): Member => {
    return { ...member, fields: { ...member.fields, [key]: { ...field, optional: false, value } } };
  });
  return field.optional ? [...filled, { ...member, fields: others }] : filled;
}

/** The forms of a type, each with the name by which its field is known. */
function formsOf(type: TypeNode, extracted: ExtractedSchema): TypeNode[] {
  if (type.type === 'union') return type.of.flatMap((one) => formsOf(one, extracted));
  if (type.type !== 'inline') return [type];
  const declared = extracted.declared.get(type.name);
  return declared?.type === 'union' ? formsOf(declared, extracted) : [type];
}
