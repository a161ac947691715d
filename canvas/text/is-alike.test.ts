import { expect, test } from 'vitest';
import { isAlike } from './is-alike.ts';
import { paragraph } from './rich-fixture.ts';

const span = (text: string, ...marks: string[]) => ({ _key: text, _type: 'span', text, marks });

test('how words are cut into parts makes no other text, but their marks and links do', () => {
  const one = { ...paragraph('a', 'One two') };
  const link = (_key: string, href: string) => ({ markDefs: [{ _key, _type: 'link-mark', link: { href } }] });
  expect(isAlike([one], [{ ...one, children: [span('One '), span(''), span('two')] }])).toBe(true);
  expect(isAlike([one], [{ _key: 'a', _type: 'block', children: [{ text: 'One two' }] }])).toBe(true);
  expect(isAlike([one], [{ ...one, children: [span('One ', 'em'), span('two')] }])).toBe(false);
  expect(isAlike([one], [one, one])).toBe(false);
  const linked = { ...one, ...link('l', '/a'), children: [span('One', 'l')] };
  expect(isAlike([linked], [{ ...one, ...link('m', '/a'), children: [span('One', 'm')] }])).toBe(true);
  expect(isAlike([linked], [{ ...one, ...link('l', '/b'), children: [span('One', 'l')] }])).toBe(false);
});
