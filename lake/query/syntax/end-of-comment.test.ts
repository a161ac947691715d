import { evaluateSync, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import { parseForAnyParams, parseQuery } from './parse-query.ts';
import { parseRule } from './parse-rule.ts';

const answerTo = (tree: object | null) =>
  tree && toJS(evaluateSync(tree as never, { dataset: [{ _id: 'a' }] }));

test.each([
  ['*._id // all of them', ['a']],
  ['// first\n*._id //', ['a']],
  ['"http://a"', 'http://a'],
  ['"http://a" // where it is: "http://b', 'http://a'],
])('the last words of %j may be a comment', (query, expected) => {
  expect(answerTo(parseQuery(query, {}))).toEqual(expected);
  expect(answerTo(parseForAnyParams(query, {}))).toEqual(expected);
});

test('so they may be where a function of the lake is called', () => {
  expect(() => parseQuery('*[sanity::partOfVariant("x")] // none', {})).not.toThrow();
});

test('a rule of a hook may end with a comment, too', () => {
  expect(() => parseRule('_type == "post" && delta::changedAny(title) // not of pages')).not.toThrow();
  expect(() => parseRule('{_id} //')).not.toThrow();
});

test('a query that is a comment alone asks nothing', () => {
  expect(() => parseQuery('// *', {})).toThrow('unexpected end-of-file, expected expression');
});
