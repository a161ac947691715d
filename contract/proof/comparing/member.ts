import type { ObjectAttribute, TypeNode } from 'groq-js';
import type { ExtractedSchema, Origin } from '../query-types/extract.ts';

/** One of the forms that a value of a result can have: unions are flat, and names are followed. */
export type Member =
  | { is: 'null' }
  /** A key that is not there at all, as JSON leaves it out. */
  | { is: 'absent' }
  /** Nothing is known of the value. */
  | { is: 'unknown' }
  | { is: 'text' | 'number' | 'boolean'; value?: string | number | boolean; origin?: Origin }
  | { is: 'list'; of: TypeNode }
  | { is: 'object'; fields: Record<string, ObjectAttribute>; isOpen: boolean };

/** All forms that a value of this type can have. */
export function membersOf(type: TypeNode, extracted: ExtractedSchema, origin?: Origin): Member[] {
  switch (type.type) {
    case 'null':
      return [{ is: 'null' }];
    case 'string':
      return [{ is: 'text', value: type.value, origin }];
    case 'number':
    case 'boolean':
      return [{ is: type.type, value: type.value, origin }];
    case 'array':
      return [{ is: 'list', of: type.of }];
    case 'union':
      return type.of.flatMap((member) => membersOf(member, extracted, origin));
    case 'inline': {
      const declared = extracted.declared.get(type.name);
      return declared
        ? membersOf(declared, extracted, extracted.origins.get(type.name) ?? origin)
        : [{ is: 'unknown' }];
    }
    case 'object':
      return [knownObjectOf(type, extracted)];
    default:
      return [{ is: 'unknown' }];
  }
}

// One form for each type, so that a type that stands within itself is recognized.
const known = new WeakMap<ExtractedSchema, WeakMap<TypeNode, Member>>();

function knownObjectOf(type: TypeNode & { type: 'object' }, extracted: ExtractedSchema): Member {
  const objects = known.get(extracted) ?? new WeakMap<TypeNode, Member>();
  known.set(extracted, objects);
  const member = objects.get(type) ?? objectOf(type, extracted);
  objects.set(type, member);
  return member;
}

function objectOf(type: TypeNode & { type: 'object' }, extracted: ExtractedSchema): Member {
  const rest = type.rest ? membersOf(type.rest, extracted) : [];
  const known = rest.map((more) => (more.is === 'object' ? more.fields : {}));
  return {
    is: 'object',
    fields: Object.assign({}, ...known, type.attributes),
    isOpen: rest.some((more) => more.is === 'unknown' || (more.is === 'object' && more.isOpen)),
  };
}

/** Whether there is nothing but null. */
export function isAlwaysNull(members: Member[]): boolean {
  return members.length > 0 && members.every(({ is }) => is === 'null');
}

/** Whether one of the forms is this one. */
export function has(members: Member[], form: Member['is']): boolean {
  return members.some(({ is }) => is === form);
}

/** The forms without this one. */
export function without(members: Member[], form: Member['is']): Member[] {
  return members.filter(({ is }) => is !== form);
}
