import { expect, test } from 'vitest';
import { printRule } from './print-code.ts';

/** A rule as some build has written it. */
const built = (source: string) => new Function(`return ${source}`)();
const print = (source: string) => printRule(built(source));

test.each([
  [String((a: number) => a > 3 || 'Too few'), String((a: number) => a > 3 || `Too few: ${a}`)],
  ['(a) => (a ? true : "Too few")', '(a) => (a ? true : "Give more.")'],
  [
    'function check(a) { if (!a) return "None"; for (const b of a) if (!b) return `One`; return true; }',
    'function check(a) { if (!a) return "Nothing"; for (const b of a) if (!b) return "One more"; return true; }',
  ],
  ['async (a) => (await a) || "No"', 'async (a) => (await a) || "Never"'],
])('%s is the same rule with other words', (one, other) => {
  expect(print(one)).toBe(print(other));
});

test('a rule that is written as a method is the same with other words', () => {
  const one = { check: (a: unknown) => a === 1 || 'No' };
  const methods = [
    built('{ check(a) { return a || "No" } }.check'),
    built('{ check(a) { return a || "Never" } }.check'),
  ];
  expect(printRule(one.check)).toContain('"…"');
  expect(printRule(methods[0])).toBe(printRule(methods[1]));
});

test.each([
  ['(a) => a > 3 || "Too few"', '(a) => a > 4 || "Too few"'],
  ['(a) => a === "x" || "No"', '(a) => a === "y" || "No"'],
  ['(a) => a || "No"', '(a) => a || true'],
  ['(a) => a || "No"', '(a, message) => a || message'],
  ['(a) => ("x" in a) || "No"', '(a) => ("y" in a) || "No"'],
  // What a function within the rule returns, decides.
  ['(a) => a.every((b) => { return b.kind || "x"; })', '(a) => a.every((b) => { return b.kind || "y"; })'],
  ['(a) => a.find(() => "x") === "x" || "No"', '(a) => a.find(() => "y") === "x" || "No"'],
  // A text that is returned by its name may also be compared.
  ['(a) => { const b = "x"; return a === b || b; }', '(a) => { const b = "y"; return a === b || b; }'],
  // A rule that remembers something says something else the next time.
  [
    String((a: { b: number }) => a.b > 3 || `No ${a.b++}`),
    String((a: { b: number }) => a.b > 3 || `No ${++a.b}`),
  ],
])('%s is not %s', (one, other) => {
  expect(print(one)).not.toBe(print(other));
});
