import { type CompiledType, memberOf } from '#contract/reading/compiled-type.ts';
import { fieldIn } from '#schemas/fields.ts';

/** What stands at a place in a document, and what the schema says of it. */
export interface FieldAt {
  type: CompiledType;
  /** What the form calls it. */
  title: string;
  value: unknown;
}

/** Finds a place in a document by its path, such as `sections[_key=="a"].title`; undefined where there is none. */
export function fieldAt(type: CompiledType, document: unknown, path: string): FieldAt | undefined {
  const start: FieldAt | undefined = { type, title: type.title ?? type.name, value: document };
  return stepsOf(path).reduce<FieldAt | undefined>((at, step) => at && inside(at, step), start);
}

type Step = { name: string } | { key: string } | { index: number };

const stepsOf = (path: string): Step[] =>
  Array.from(path.matchAll(/\[_key=="([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g), ([, key, index, name]) => {
    if (name !== undefined) return { name };
    return key === undefined ? { index: Number(index) } : { key };
  });

function inside({ type, title, value }: FieldAt, step: Step): FieldAt | undefined {
  if ('name' in step) {
    const field = type.fields?.find(({ name }) => name === step.name);
    return (
      field && {
        type: field.type,
        title: field.type.title ?? field.name,
        value: fieldIn(value, field.name),
      }
    );
  }
  const items = Array.isArray(value) ? value : [];
  const item = 'key' in step ? items.find((one) => fieldIn(one, '_key') === step.key) : items[step.index];
  const member = memberOf(type, fieldIn(item, '_type'));
  return member && { type: member, title: member.title ?? title, value: item };
}
