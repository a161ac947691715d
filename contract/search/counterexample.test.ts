import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredDocument } from '../project.ts';
import { describeCounterexample, findCounterexample } from './counterexample.ts';

const sections = fc.record({
  _type: fc.constant('prose'),
  title: fc.string(),
  lead: fc.constant(null),
  by: fc.constantFrom('author-1', 'author-2'),
});
const authors = fc.constant<StoredDocument[]>([
  { _id: 'author-1', _type: 'author', title: null },
  { _id: 'author-2', _type: 'author', title: null },
]);
const effort = { runs: 100, seed: 1 };

test('what is found is as short as it still breaks, with the documents that it needs', () => {
  const faultOf = (section: object, neighbours: StoredDocument[]) => {
    const { title, by } = section as { title: string; by: string };
    return title.length > 2 && neighbours.some(({ _id }) => _id === by) ? 'It is too long.' : undefined;
  };
  const found = findCounterexample(sections, authors, faultOf, effort);
  expect(found).toEqual({
    fault: 'It is too long.',
    stored: { _type: 'prose', title: expect.stringMatching(/^...$/u), by: 'author-1' },
    neighbours: [{ _id: 'author-1', _type: 'author' }],
    seed: 1,
  });
  expect(found && describeCounterexample(found)).toContain('with the documents\n{"_id":"author-1"');
  expect(found && describeCounterexample(found)).toMatch(/npm run contract -- --seed 1$/);
  expect(found && describeCounterexample(found, 'prose')).toMatch(
    /npm run contract -- --kind prose --seed 1$/,
  );
});

test('a null that the fault needs stays', () => {
  const faultOf = (section: object) => ('lead' in section ? 'There is a lead.' : undefined);
  expect(findCounterexample(sections, authors, faultOf, effort)?.stored).toHaveProperty('lead', null);
});

test('nothing is found when nothing breaks', () => {
  expect(findCounterexample(sections, authors, () => undefined, effort)).toBeNull();
});
