import { expect, test } from 'vitest';
import { authorsOf } from './authors-of.ts';

test('who has written in a document is read from its history, of one line or of several', () => {
  const line = (author: string, ...documentIDs: string[]) => ({ id: 't', author, documentIDs });
  const one = authorsOf(line('ada', 'drafts.a'));
  expect(one.get('drafts.a')).toEqual(new Set(['ada']));
  const several = [line('ada', 'drafts.a'), line('bob', 'drafts.a', 'drafts.b')];
  const read = authorsOf(several.map((entry) => JSON.stringify(entry)).join('\n'));
  expect(read.get('drafts.a')).toEqual(new Set(['ada', 'bob']));
  expect(read.get('drafts.b')).toEqual(new Set(['bob']));
  expect(authorsOf('').size).toBe(0);
});
