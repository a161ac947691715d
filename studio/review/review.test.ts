import { expect, test } from 'vitest';
import { writersIn } from './people.ts';
import { remarkPlacesIn, titleOfPlace } from './remark-places.ts';

test('asked can be people who write, by the roles of the lake and of Sanity, and nobody asks herself', () => {
  const members = [
    { id: 'mia', role: 'editor' },
    { id: 'lena', roles: [{ name: 'administrator' }] },
    { id: 'nils', role: 'viewer', roles: [{ name: 'viewer' }] },
    { id: 'token', isRobot: true, role: 'editor' },
    { id: 'ida', roles: [{ name: 'viewer' }, { name: 'of-our-own' }] },
  ];
  expect(writersIn(members, 'mia')).toEqual(['lena', 'ida']);
});

test('a remark is about all of it, a section or a field, and says so when its part has gone', () => {
  const document = { sections: [{ _key: 'a', _type: 'faq', title: 'Questions' }, 'nonsense'] };
  const places = remarkPlacesIn(document, [
    { name: 'title', title: 'Title' },
    { name: 'sections', title: 'Sections' },
  ]);
  expect(places.map(({ path }) => path)).toEqual(['', 'sections[_key=="a"]', 'title']);
  expect(titleOfPlace(places, 'sections[_key=="a"]')).toMatch(/ · Questions$/);
  expect(titleOfPlace(places, 'sections[_key=="b"]')).toBe('A part that is gone');
});
