import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { annotation } from './annotation.ts';

test('an annotation is one line', () => {
  expect(annotation('warning', '50%\nof it')).toBe('::warning::50%25%0Aof it');
});

test('an annotation of a known place stands beside its line', () => {
  const file = resolve('sections/a,b/contract.ts');
  const span = { file, from: { line: 12, column: 3 }, to: { line: 12, column: 9 } };
  expect(annotation('error', 'lead may be null', span)).toBe(
    '::error file=sections/a%2Cb/contract.ts,line=12,col=3,endLine=12,endColumn=9::lead may be null',
  );
});
