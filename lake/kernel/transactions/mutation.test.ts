import { expect, test } from 'vitest';
import { idOf, type Mutation } from './mutation.ts';

test('a mutation is for the document that it names, whatever else its sender puts into it', () => {
  const of: [Mutation, string][] = [
    [{ patch: { id: 'drafts.a', _id: 'a', set: { n: 1 } } }, 'drafts.a'],
    [{ create: { _id: 'a', _type: 'x', id: 'drafts.a' } }, 'a'],
    [{ delete: { id: 'a' } }, 'a'],
  ];
  for (const [mutation, id] of of) expect(idOf(mutation)).toBe(id);
});
