import { expect, test } from 'vitest';
import { compiledType } from '#pages/compiled-types.ts';
import {
  type AddressField,
  addressFieldOf,
  followedTitle,
  nameWithoutAddress,
  proposedAddress,
} from './proposed-address.ts';

const fieldOf = (type: string) => addressFieldOf(compiledType(type).fields ?? []);
const path: AddressField = { name: 'path', source: 'title' };
const at = (current: string) => ({ path: { _type: 'slug', current } });

test('pages and posts get their address by their title, a person whose name is in two fields and a redirect by none', () => {
  expect(fieldOf('page')).toEqual(path);
  expect(fieldOf('post')).toEqual({ name: 'slug', source: 'title' });
  expect(fieldOf('author')).toBeUndefined();
  expect(fieldOf('redirect')).toBeUndefined();
});

test('what has no address gets one by its title, also where it was emptied', () => {
  expect(proposedAddress(path, { title: 'Access reviews' })).toBe('/access-reviews');
  expect(proposedAddress(path, { title: 'Access reviews', path: { _type: 'slug' } })).toBe('/access-reviews');
  expect(proposedAddress({ name: 'slug', source: 'title' }, { title: 'Quiet keys' })).toBe('quiet-keys');
});

test('a page that was begun below another one stays below it', () => {
  expect(proposedAddress(path, { title: 'Access reviews', ...at('/platform/new-page-2') })).toBe(
    '/platform/access-reviews',
  );
});

test('an address that somebody chose stays', () => {
  expect(proposedAddress(path, { title: 'Access reviews', ...at('/reviews') })).toBeUndefined();
  expect(proposedAddress(path, { title: 'News', ...at('/new-pages') })).toBeUndefined();
});

test.each([undefined, '', '東京'])('for the title %j, of which no address can be made, none is', (title) => {
  expect(proposedAddress(path, { title })).toBeUndefined();
  expect(proposedAddress(path, { title, ...at('/platform/new-page') })).toBeUndefined();
});

test('an address that was made of the title follows it, until somebody has chosen another', () => {
  const given = { wanted: '/case-study', address: '/case-study-2' };
  const named = (title: string, path: string) =>
    proposedAddress({ name: 'path', source: 'title' }, { title, ...at(path) }, given);
  expect(named('Case study', '/case-study-2')).toBeUndefined();
  expect(named('Case study: Acme', '/case-study-2')).toBe('/case-study-acme');
  expect(named('Case study: Acme', '/chosen')).toBeUndefined();
});

test.each([
  ['/access-reviews', { wanted: '/access-reviews', address: '/access-reviews' }],
  ['/access-reviews-2', { wanted: '/access-reviews', address: '/access-reviews-2' }],
  ['/platform/access-reviews', { wanted: '/platform/access-reviews', address: '/platform/access-reviews' }],
  ['/access-reviews-100', { wanted: '/access-reviews', address: '/access-reviews-100' }],
  ['/access-reviews-1', undefined],
  ['/access-reviews-2025', undefined],
  ['/access-reviews-now', undefined],
  ['/access', undefined],
  ['/reviews', undefined],
])(
  'the address %s of “Access reviews” is known as made of the title, or not, when its form is opened',
  (address, given) => {
    expect(followedTitle(path, { title: 'Access reviews', ...at(address) })).toEqual(given);
  },
);

test('what has no word for an address follows none', () => {
  expect(followedTitle(path, { title: '東京', ...at('/new-page') })).toBeUndefined();
  expect(followedTitle(path, at('/new-page'))).toBeUndefined();
});

test('a name of which no address can be made is known where there is none', () => {
  expect(nameWithoutAddress(path, { title: '東京' })).toBe('東京');
  expect(nameWithoutAddress(path, { title: '東京', ...at('/platform/new-page') })).toBe('東京');
  expect(nameWithoutAddress(path, { title: '東京', ...at('/tokyo') })).toBeUndefined();
  expect(nameWithoutAddress(path, { title: 'Tokyo' })).toBeUndefined();
  expect(nameWithoutAddress(path, { title: ' ' })).toBeUndefined();
});
