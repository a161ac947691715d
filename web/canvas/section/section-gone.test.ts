import { expect, test } from 'vitest';
import { isSectionGone } from './section-gone.ts';

const target = { id: 'p', type: 'page' };
const page = { _id: 'drafts.p', _type: 'page', sections: [{ _key: 'a', _type: 'hero' }] };
const documentOf = (id: string) => (id === 'p' ? page : undefined);

test('a section is gone when its document is there without it', () => {
  const isGone = (path: string, id = 'p') => isSectionGone({ target: { ...target, id }, path }, documentOf);
  expect(isGone('sections[_key=="a"].title')).toBe(false);
  expect(isGone('sections[_key=="b"].items[_key=="c"].title')).toBe(true);
  expect(isGone('title'), 'what stands in no section').toBe(false);
  expect(isGone('sections[_key=="b"].title', 'unknown'), 'what is not known').toBe(false);
});
