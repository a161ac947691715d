import { expect, test } from 'vitest';
import { findingsOf } from './prove.ts';
import { uniqueFindings } from './unique-findings.ts';
import type { Verdict } from './verdict.ts';

const tooLong: Verdict = {
  path: 'items[].question',
  verdict: 'refuted',
  reason: 'may be longer than 10 characters',
  field: 'faq.items[].question',
};

test('what is found in several forms of one value is one finding', () => {
  expect(findingsOf({ subject: 'faq' }, [tooLong, { ...tooLong }])).toEqual([{ subject: 'faq', ...tooLong }]);
});

test('what comes from another field, or stands elsewhere, is another finding', () => {
  const finding = { subject: 'faq', ...tooLong };
  const others = [finding, { ...finding, field: 'faq.title' }, { ...finding, path: 'title' }];
  expect(uniqueFindings([...others, finding])).toEqual(others);
});
