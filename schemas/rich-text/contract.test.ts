import { expect, test } from 'vitest';
import { richText } from './contract.ts';
import { decorators, lists, styles } from './known-form.ts';
import { takeLeftOut } from './left-out.ts';
import { richText as markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { richText as schema } from './schema.ts';

const span = (text: string, marks: string[] = []) => ({ _key: text, _type: 'span', text, marks });
const paragraph = {
  _key: 'a',
  _type: 'block',
  style: 'normal',
  listItem: null,
  level: null,
  markDefs: [{ _key: 'l', _type: 'link-mark', href: null, isExternal: false }],
  children: [span('One', ['strong', 'l'])],
};
const callout = { _key: 'c', _type: 'callout', title: null, text: 'Ask first.', important: false };
const said = (value: unknown) =>
  takeLeftOut(richText.parse(value)).leftOut.map(({ part, name }) => `${part} ${name}`);

test('of a text in which all is known nothing is left out, and it stays the same object', () => {
  const checked = richText.parse([paragraph, callout]);
  expect(checked).toMatchObject([{ children: [span('One', ['strong', 'l'])] }, callout]);
  expect(takeLeftOut(checked)).toEqual({ value: checked, leftOut: [] });
  expect(takeLeftOut(checked).value).toBe(checked);
});

test('a block of an unknown type says in its place what it was', () => {
  const checked = richText.parse([{ _key: 'p', _type: 'poll' }, null, callout]);
  expect(checked).toEqual([
    { _key: 'p', _type: 'left-out', part: 'block', name: 'poll' },
    expect.objectContaining({ part: 'block', name: 'of no type' }),
    callout,
  ]);
  expect(takeLeftOut({ text: checked }).value).toEqual({ text: [callout] });
});

test('an unknown style, list, mark or object in a line costs only itself, and the text stays', () => {
  const odd = {
    ...paragraph,
    style: 'h6',
    listItem: 'checkbox',
    markDefs: [...paragraph.markDefs, { _key: 'n', _type: 'footnote' }],
    children: [
      span('One', ['glow', 'l', 'n']),
      { _key: 'e', _type: 'emoji', text: '', marks: [] },
      span('Two', ['n']),
    ],
  };
  expect(said([odd])).toEqual([
    'object in a line emoji',
    'style h6',
    'list checkbox',
    'mark glow',
    'mark footnote',
  ]);
  expect(takeLeftOut(richText.parse([odd])).value).toEqual([
    { ...paragraph, listItem: undefined, level: undefined, children: [span('One', ['l']), span('Two')] },
  ]);
});

test('neither Markdown nor the words of a text show what is left out', () => {
  const checked = richText.parse([
    { ...paragraph, style: 'h6' },
    { _key: 'p', _type: 'poll' },
  ]);
  expect(plainText(checked)).toBe('One');
  expect(JSON.stringify(markdown(checked))).not.toMatch(/poll|h6|left-out/);
});

test('a block of a known type is refused when it is wrong, at its field', () => {
  const { error } = richText.safeParse([callout, { ...callout, text: 7 }]);
  expect(error?.issues).toMatchObject([{ path: [1, 'text'], code: 'invalid_type' }]);
  const wrong = { ...paragraph, children: [{ ...span('One'), text: 7 }] };
  expect(richText.safeParse([wrong]).error?.issues).toMatchObject([{ path: [0, 'children', 0, 'text'] }]);
});

test('what is known is what the Studio offers', () => {
  const block = schema.of.find((member) => 'styles' in member);
  const valuesOf = (all: readonly { value: string }[] = []) => all.map(({ value }) => value);
  expect(valuesOf(block?.styles)).toEqual(styles);
  expect(valuesOf(block?.lists)).toEqual(lists);
  expect(valuesOf(block?.marks?.decorators)).toEqual(decorators);
});
