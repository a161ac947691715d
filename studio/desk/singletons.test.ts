import { expect, test } from 'vitest';
import { studioTypes } from '#pages/studio-types.ts';
import { allowedActions, canBeMade, singletons } from './singletons.ts';

const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'].map(
  (action) => ({ action }),
);
const allowed = (type: string) => allowedActions(actions, type).map(({ action }) => action);

test('every singleton is a type of the schema', () => {
  const names = studioTypes.map(({ name }) => name);
  expect(Object.keys(singletons).filter((name) => !names.includes(name as never))).toEqual([]);
});

test('a singleton is published and restored, and never deleted, copied, taken offline or made anew', () => {
  expect(allowed('site')).toEqual(['publish', 'discardChanges', 'restore']);
  expect([canBeMade('site'), canBeMade('post')]).toEqual([false, true]);
});

test('what visitors have sent can only be deleted', () => {
  expect(allowed('submission')).toEqual(['delete']);
  expect(canBeMade('submission')).toBe(false);
});

test('what visitors did not find is the site’s to write', () => {
  expect(allowed('unfound-addresses')).toEqual([]);
  expect(canBeMade('unfound-addresses')).toBe(false);
});

test('a template is renamed and removed, and never copied or taken offline; it is made of a page alone', () => {
  expect(allowed('page-template')).toEqual(['publish', 'discardChanges', 'delete', 'restore']);
  expect(canBeMade('page-template')).toBe(false);
});

test('pictures and files are uploaded, and never made from nothing', () => {
  expect(canBeMade('sanity.imageAsset')).toBe(false);
  expect(canBeMade('sanity.fileAsset')).toBe(false);
});

test('everything else may be done with a page', () => {
  expect(allowed('page')).toHaveLength(actions.length);
});
