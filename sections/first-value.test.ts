import { expect, test } from 'vitest';
import { firstValue } from './first-value.ts';

const picture = { _type: 'picture', asset: { _ref: 'image-a' }, alt: 'A map' };

test('the words of a sample are kept, its type and its pictures are not', () => {
  const sample = {
    _type: 'feature',
    title: 'A list',
    picture,
    checks: ['one', 'two'],
    info: { title: 'In practice', picture },
    buttons: [{ _key: 'a', label: 'Go', link: { href: '/' } }],
  };
  expect(firstValue(sample)).toEqual({
    title: 'A list',
    checks: ['one', 'two'],
    info: { title: 'In practice' },
    buttons: [{ _key: 'a', label: 'Go', link: { href: '/' } }],
  });
});

test('an item that would be empty without its picture is left out', () => {
  const slides = [{ _key: 'a', image: picture, width: 300 }, picture];
  expect(firstValue({ _type: 'marquee', title: 'Places', slides })).toEqual({ title: 'Places', slides: [] });
});
