import { studioTypes } from '#pages/studio-types.ts';

/** A type or a field as a schema defines it, as far as the gallery reads it. */
export interface Definition {
  name?: string;
  type: string;
  title?: string;
  description?: unknown;
  group?: unknown;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  to?: unknown;
  options?: unknown;
  hidden?: unknown;
  validation?: unknown;
}

/** A field, which always has a name. */
export type Field = Definition & { name: string };

const named = new Map<string, Definition>(studioTypes.map((type) => [type.name, type as Definition]));

/** The type that a definition is made of in the end, one of Sanity's own: `button` is an object, `rich-text` an array. */
export function rootOf({ type }: Definition): string {
  const base = named.get(type);
  return base ? rootOf(base) : type;
}

/** The fields of an object: its own, or those of the shared type that it is made of. */
export function fieldsOf(definition: Definition): Field[] {
  const fields = definition.fields ?? named.get(definition.type)?.fields ?? [];
  return fields.filter((field): field is Field => field.name !== undefined);
}

/** What a list holds: its own members, or those of the shared type that it is made of. */
export function membersOf(definition: Definition): readonly Definition[] {
  return definition.of ?? named.get(definition.type)?.of ?? [];
}

/** The `_type` with which a value of a shared type is stored. */
export function typeOf({ type }: Definition): { _type?: string } {
  return named.has(type) ? { _type: type } : {};
}

/** The types of documents that a reference may lead to. */
export function targetsOf({ to }: Definition): string[] {
  return [to].flat().flatMap((target) => (isNamed(target) ? target.type : []));
}

/** The values that an editor chooses between, with their titles; none when the field is free. */
export function choicesOf({ options }: Definition): { title: string; value: string | number }[] {
  const list = (options as { list?: unknown[] } | undefined)?.list ?? [];
  return list.flatMap((option) => {
    if (typeof option === 'string' || typeof option === 'number')
      return { title: String(option), value: option };
    // Sanity knows no other form of a choice.
    const { title, value } = option as { title: string; value: string | number };
    return { title, value };
  });
}

/** Whether a field is shown to an editor who has filled in what is around it like this. */
export function isShown({ hidden }: Definition, parent: object): boolean {
  return typeof hidden === 'function' ? !hidden({ parent }) : hidden !== true;
}

function isNamed(target: unknown): target is { type: string } {
  return typeof target === 'object' && target !== null && 'type' in target;
}
