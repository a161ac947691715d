import { expect, test } from 'vitest';
import { standIn } from '#canvas/text/stand-in.ts';
import { textsOf, withStandIns } from './stand-ins.ts';

const post = { _id: 'begun', _type: 'post', title: 'Begun' };

test('the texts that a document must have, and its formatted one, keep their places as long as they are empty', () => {
  expect(textsOf(post)).toEqual(['begun title', 'begun excerpt', 'begun body']);
  const drawn = withStandIns(post, textsOf(post));
  const block = expect.objectContaining({ children: [expect.objectContaining({ text: standIn })] });
  expect(drawn).toEqual({ ...post, excerpt: standIn, body: [block] });
});

test('a document that says all of it is drawn as it is, and so is one of a type that nobody knows', () => {
  const body = [{ _key: 'a', _type: 'block', children: [] }];
  const written = { ...post, excerpt: 'What it is about', body };
  expect(withStandIns(written, textsOf(written))).toBe(written);
  const unknown = { _id: 'begun', _type: 'nobody-knows-it' };
  expect(withStandIns(unknown, textsOf(unknown))).toBe(unknown);
});

test('of other documents on the page nothing is filled in', () => {
  expect(withStandIns(post, ['another excerpt'])).toBe(post);
});
