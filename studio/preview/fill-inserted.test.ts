import { expect, test } from 'vitest';
import { firstFields } from './fill-inserted.ts';

const known = { _key: 'a', _type: 'prose', title: 'Known' };
const bare = { _key: 'b', _type: 'faq' };

test('a section that was inserted on the page gets the first values of the form, field by field', () => {
  const fields = firstFields({ sections: [known] }, { sections: [known, bare] });
  expect(Object.keys(fields)).toContain('sections[_key=="b"].title');
  expect(Object.keys(fields).every((path) => path.startsWith('sections[_key=="b"].'))).toBe(true);
  expect(fields).not.toHaveProperty(['sections[_key=="b"]._type']);
});

test('what was there before, what holds something, and what is of no known kind is left alone', () => {
  expect(firstFields({ sections: [bare] }, { sections: [bare] })).toEqual({});
  expect(firstFields({}, { sections: [{ ...bare, title: 'Written' }] })).toEqual({});
  expect(firstFields({}, { sections: [{ _key: 'c', _type: 'carousel' }] })).toEqual({});
  expect(firstFields(undefined, {})).toEqual({});
});
