import { choicesOf } from '../reading/choices.ts';
import { type CompiledType, placeOfItems } from '../reading/compiled-type.ts';

/** A span as the Studio compiles it: what marks a text is part of it. */
interface SpanType extends CompiledType {
  decorators?: { value: string }[];
  annotations?: CompiledType[];
}

type Fields = Record<string, unknown>;

/** Paragraphs that an editor can write: a word, nothing, and each style, list, mark and object in the line once. */
export function* tellingBlocks(
  type: CompiledType,
  valuesOf: (member: CompiledType, place: string) => Iterable<unknown>,
): Generator<Fields> {
  const field = (name: string) => type.fields?.find((one) => one.name === name)?.type;
  const children = field('children')?.of ?? [];
  const span = children.find(({ name }) => name === 'span') as SpanType | undefined; // that is what Sanity makes of it
  const choices = (name: string) => {
    const own = field(name);
    return own ? choicesOf(own).map(({ value }) => value) : [];
  };
  const placeIn = (name: string, member: CompiledType) =>
    placeOfItems(`.${name}`, field(name) ?? type, member);
  yield block();
  yield block({ children: [spanOf('')] });
  // The Studio gives every paragraph a style; what is imported often has none.
  yield { _type: 'block', children: [spanOf('a')] };
  for (const style of choices('style')) yield block({ style });
  for (const listItem of choices('listItem')) yield block({ listItem, level: 1 });
  for (const { value } of span?.decorators ?? []) yield block({ children: [spanOf('a', [value])] });
  for (const annotation of span?.annotations ?? [])
    for (const mark of valuesOf(annotation, placeIn('markDefs', annotation)))
      yield block({ markDefs: [{ _key: 'm', ...Object(mark) }], children: [spanOf('a', ['m'])] });
  for (const member of children.filter(({ name }) => name !== 'span'))
    for (const value of valuesOf(member, placeIn('children', member)))
      yield block({ children: [spanOf(''), { _key: 'i', ...Object(value) }, { ...spanOf(''), _key: 'b' }] });
}

function block(own: Fields = {}): Fields {
  return { _type: 'block', style: 'normal', markDefs: [], children: [spanOf('a')], ...own };
}

function spanOf(text: string, marks: readonly string[] = []): Fields {
  return { _type: 'span', _key: 'a', text, marks };
}
