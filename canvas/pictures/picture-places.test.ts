import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import { expect, test } from 'vitest';
import { compileTypes } from '#contract/reading/compile-types.ts';
import { picture } from '#schemas/picture/schema.ts';
import { callout, richText } from '#schemas/rich-text/schema.ts';
import { kinds } from '#sections/registry.ts';
import { applyChanges } from '../changes/apply-changes.ts';
import { newSection } from '../sections/arrange-sections.ts';
import { changesFor, emptyListIn, focalPoint, placeFor, readMark } from './picture-places.ts';

const types = compileTypes([picture, callout, richText, ...Object.values(kinds).map(({ schema }) => schema)]);
const typeOf = (kind: string) => types.get(kind) ?? expect.fail(`No kind "${kind}"`);
const target = { id: 'page-a', type: 'page' };
const at = { target, path: 'sections[_key=="a"]' };
const asset = 'image-0123456789abcdef0123456789abcdef01234567-1200x800-jpg';
const pageWith = (section: object) => ({
  _id: 'page-a',
  _type: 'page',
  sections: [{ _key: 'a', ...section }],
});

test('the mark of a picture is read as document and path', () => {
  const mark = createDataAttribute({ baseUrl: '/studio', projectId: 'p', dataset: 'd', ...target });
  const path = 'sections[_key=="a"].pictures[_key=="b-2"].image';
  expect(readMark(mark(path).toString())).toEqual({ target, path });
  expect([readMark(undefined), readMark('something else')]).toEqual([undefined, undefined]);
});

test('files on a marquee become its pictures, each in its own proportion', () => {
  const place = placeFor(typeOf('marquee'), {}, at);
  if (!place) throw new Error('A marquee takes pictures.');
  const [section] = applyChanges(pageWith({ _type: 'marquee' }), [
    ...changesFor(place, asset),
    ...changesFor(place, asset.replace('1200x800', '600x600')),
  ]).sections as { pictures: object[] }[];
  expect(section?.pictures).toMatchObject([
    { _type: 'slide', image: { _type: 'picture', asset: { _ref: asset } }, aspectRatio: 1.5 },
    { _type: 'slide', aspectRatio: 1 },
  ]);
});

test('a marquee, logos and tabs come without their pictures, which is known until they have one', () => {
  const empty = (kind: string, section: object) => emptyListIn(typeOf(kind), section, at)?.path;
  const path = 'sections[_key=="a"].pictures';
  expect(empty('marquee', newSection('marquee'))).toBe(path);
  expect(empty('logos', newSection('logos'))).toBe('sections[_key=="a"].logos');
  expect(empty('tabs', newSection('tabs'))).toBe('sections[_key=="a"].tabs');
  expect(empty('marquee', {})).toBe(path);
  expect(empty('marquee', { pictures: [{ _key: 'p' }] })).toBeUndefined();
  expect(empty('hero', newSection('hero'))).toBeUndefined();
});

test('a file on a section that lacks its picture comes there, and one on a section without room for it nowhere', () => {
  expect(placeFor(typeOf('feature'), {}, at)?.path).toBe('sections[_key=="a"].picture');
  expect(placeFor(typeOf('feature'), { picture: { asset: {} } }, at)).toBeUndefined();
  expect(placeFor(typeOf('faq'), {}, at)).toBeUndefined();
});

test('a picture for a section that has room for one in its text alone comes to the end of that, as a picture itself', () => {
  const place = placeFor(typeOf('prose'), {}, at);
  if (!place) throw new Error('A text takes pictures.');
  const words = { _key: 'w', _type: 'block', children: [] };
  const changed = applyChanges(pageWith({ _type: 'prose', text: [words] }), changesFor(place, asset));
  expect(changed.sections).toMatchObject([
    { text: [words, { _type: 'picture', asset: { _type: 'reference', _ref: asset } }] },
  ]);
  expect(JSON.stringify(changed)).not.toContain('dark');
  expect(emptyListIn(typeOf('prose'), { text: [] }, at)).toBeUndefined();
});

test('a picture is stored as the type that its field has', () => {
  const place = placeFor(typeOf('testimonial'), {}, at);
  if (!place) throw new Error('A testimonial takes a portrait.');
  const changed = applyChanges(pageWith({ _type: 'testimonial' }), changesFor(place, asset));
  expect(changed.sections).toMatchObject([{ portrait: { _type: 'image', asset: { _ref: asset } } }]);
});

test('another picture keeps the words of the one before, but neither where that was cut nor what took its place in the dark', () => {
  const before = {
    _type: 'picture',
    alt: 'A list',
    asset: { _ref: 'image-b' },
    hotspot: { x: 0.2 },
    crop: {},
    dark: { _type: 'image', asset: { _ref: 'image-c' } },
  };
  const path = 'sections[_key=="a"].picture';
  const changed = applyChanges(pageWith({ picture: before }), changesFor({ target, path, title: '' }, asset));
  expect(changed.sections).toEqual([
    { _key: 'a', picture: { _type: 'picture', alt: 'A list', asset: { _type: 'reference', _ref: asset } } },
  ]);
  const pointed = applyChanges(changed, focalPoint(path, { x: 0.25, y: 0.5 }));
  expect(pointed.sections).toMatchObject([{ picture: { hotspot: { x: 0.25, y: 0.5 } } }]);
});
