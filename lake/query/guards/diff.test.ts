import fc from 'fast-check';
import { evaluate, evaluateSync, parse, toJS } from 'groq-js';
import { expect, test } from 'vitest';
import { parseRule } from '../syntax/parse-rule.ts';
import { guardTree } from './guard-tree.ts';

const ask = (query: string, params: Record<string, unknown> = {}, dataset: unknown[] = []) =>
  toJS(evaluateSync(guardTree(parse(query, { params }) as never) as never, { params, dataset }));
const askPlainly = async (query: string, params: Record<string, unknown>) =>
  (await evaluate(parse(query), { params })).get();

const names = ['a', 'b', 'c'];
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>(1, 2, 'x', true), tie('list'), tie('object')),
  // groq-js takes an empty list for the same as an empty object.
  list: fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));
const objects = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 3, noNullPrototype: true });
const parts = fc.constantFrom('.a', '.b', '[]', '[a == 1]', '[defined(b)]', '.(a)', '.(a, b)', '.(c[])');
const bases = fc.constantFrom('a', 'b', '(a)', '(a, c)', 'anywhere(a == 1)', 'anywhere(defined(b))');
const selectors = fc
  .tuple(bases, fc.array(parts, { maxLength: 3 }))
  .map(([base, more]) => base + more.join(''));

test.each(['changedAny', 'changedOnly'])(
  '`diff::%s` answers what groq-js answers where it may wait',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(objects, objects, selectors, async (before, after, selector) => {
        const query = `diff::${name}($before, $after, ${selector})`;
        const params = { before, after };
        expect(ask(query, params), selector).toBe(await askPlainly(query, params));
      }),
      { numRuns: 1_500 },
    );
  },
);

test.each(['changedAny', 'changedOnly'])(
  '`delta::%s` answers what groq-js answers, also of a document that comes or goes',
  async (name) => {
    const fields = fc.dictionary(fc.constantFrom(...names), fc.constantFrom<unknown>(1, 2, 'x', [{ a: 1 }]));
    const sides = fc.oneof(
      fc.constant(null),
      fc.dictionary(fc.constantFrom(...names), fc.oneof(fields)),
      fields,
    );
    const simple = fc.constantFrom('a', 'a.b', 'a[]', 'a[a == 1]', 'a.b.c', '(a, b)', '(a.c, b)');
    await fc.assert(
      fc.asyncProperty(sides, sides, simple, async (before, after, selector) => {
        const text = `delta::${name}(${selector})`;
        const options = { before, after, root: after ?? before };
        const plainly = await (await evaluate(parse(text, { mode: 'delta' }), options)).get();
        expect(toJS(evaluateSync(guardTree(parseRule(text)) as never, options)), selector).toBe(plainly);
      }),
      { numRuns: 1_500 },
    );
  },
);

test('documents are compared where they stand, also those of a list', () => {
  const dataset = [
    { _id: 'one', n: 1, tags: [{ t: 'x' }] },
    { _id: 'two', n: 2, tags: [{ t: 'x' }] },
  ];
  const query = `*[_id == "one"]{"n": diff::changedAny(@, *[_id == "two"][0], n), "tags": diff::changedAny(@, *[_id == "two"][0], tags[t == "x"]),
    "only": diff::changedOnly(@, *[_id == "two"][0], (n, _id))}`;
  expect(ask(query, {}, dataset)).toEqual([{ n: true, tags: false, only: true }]);
});

test('what no selector is has no tree', () => {
  for (const selector of ['foo + 1', 'foo{bar}', 'foo[0]', "'foo'", '1 + 1 == 2'])
    expect(() => parse(`diff::changedAny({}, {}, ${selector})`), selector).toThrow();
});
