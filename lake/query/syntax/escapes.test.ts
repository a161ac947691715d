import { evaluateSync, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { parseRule } from './parse-rule.ts';

const answerTo = (query: string) => toJS(evaluateSync(parseQuery(query, {}) as never));

test.each([
  [String.raw`"\u{1F600}, \u{e9}, \u00e9"`, '😀, é, é'],
  [String.raw`'it\'s \"\\\/' + "\b\f\n\r\t"`, 'it\'s "\\/\b\f\n\r\t'],
  [String.raw`"\\x" // "\x"`, '\\x'],
  [String.raw`["\u{10FFFF}"][0]`, '\u{10FFFF}'],
])('%s is the text that is meant', (query, expected) => {
  expect(answerTo(query)).toBe(expected);
});

test.each([
  [String.raw`["a", "a\-b"]`, 8, 10, String.raw`unknown escape sequence \-`],
  [String.raw`"\u{110000}"`, 1, 11, String.raw`unknown escape sequence \u{110000}`],
])('%s has an escape that means nothing, which is told at its place', (query, start, end, description) => {
  expect(() => parseQuery(query, {})).toThrow(
    expect.objectContaining({ body: { error: { type: 'queryParseError', description, query, start, end } } }),
  );
});

test('a rule of a hook is read in the same way', () => {
  expect(parseRule(String.raw`title == "\u{1F600}"`)).toMatchObject({ right: { value: '😀' } });
  expect(() => parseRule(String.raw`title == "a\-b"`)).toThrow(
    String.raw`The rule cannot be read: unknown escape sequence \-.`,
  );
});
