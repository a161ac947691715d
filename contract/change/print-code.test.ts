import { expect, test } from 'vitest';
import { printCode } from './print-code.ts';

/** A function as some build has written it. */
const built = (source: string) => new Function(`return ${source}`)();

test('how a function is formatted, commented or bundled makes no difference', () => {
  const written = `(value, { parent }) =>
    // Only where words are shown.
    parent?.kind === 'words' ? checkWords(value, /a"b/i) : true`;
  const bundled = `(value,{parent:parent})=>((parent?.kind==="words")?(0,__vi_import_3__.checkWords)(value,/a"b/i):(true))`;
  const renamed = `(value, { parent }) => parent?.kind === "words" ? checkWords$1(value, /a"b/i) : true`;
  const printed = printCode(built(written));
  expect(printed).toBe(
    '(value, { parent }) => (parent?.kind === "words") ? checkWords(value, /a"b/i) : true',
  );
  expect([bundled, renamed].map((source) => printCode(built(source)))).toEqual([printed, printed]);
});

test.each([
  ['(a) => a.length > 3', '(a) => a.length > 4'],
  ['(a, b, c) => (a + b) * c', '(a, b, c) => a + b * c'],
  [String((a: string) => `${a} left`), String((a: string) => `${a} right`)],
  ['(a) => { for (const b of a) if (b) return b; }', '(a) => { for (const b of a) if (!b) return b; }'],
  ['(a) => { try { a() } catch { return 1 } }', '(a) => { try { a() } catch { return 2 } }'],
  ['(a) => a', 'async (a) => a'],
  ['({ a = 1 }) => a', '({ a = 2 }) => a'],
])('%s is not %s', (one, other) => {
  expect(printCode(built(one))).not.toBe(printCode(built(other)));
});

test('a method prints as it is written, and what the language brings by its name', () => {
  const { hidden } = {
    hidden({ a }: { a: number }) {
      return a > 1;
    },
  };
  expect(printCode(hidden)).toContain('return a > 1;');
  expect(printCode(String)).toBe('function String() { [native code] }');
});
