import { expect, test } from 'vitest';
import { compileTypes } from '#contract/reading/compile-types.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { faultsBelow, isRequired } from './said-of-field.ts';

test('a field says beforehand that it has to be filled in', () => {
  const post = compileTypes(studioTypes).get('post');
  const isFieldRequired = (name: string) =>
    isRequired(post?.fields?.find((field) => field.name === name)?.type);
  expect([isFieldRequired('title'), isFieldRequired('slug'), isFieldRequired('seo')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the same is said of rules that the Studio has made already', () => {
  const rule = (isNeeded: boolean, _level = 'error') => ({ isRequired: () => isNeeded, _level });
  expect(isRequired({ validation: [rule(false), rule(true)] })).toBe(true);
  expect(isRequired({ validation: [rule(false), rule(true, 'warning')] })).toBe(false);
  expect(isRequired({ validation: rule(true) })).toBe(true);
});

test('what stands below a field keeps from publishing, is said once, and says what to do', () => {
  const said = [
    { level: 'error', message: 'Required' },
    { level: 'error', message: 'Required' },
    { level: 'warning', message: 'Better shorter' },
    { level: 'error', message: 'At most 70 characters' },
    { level: 'error', message: 'Referenced document must be published' },
  ] as const;
  expect(faultsBelow(said)).toEqual([
    'Fill this in: nothing is published without it.',
    'At most 70 characters',
    expect.stringContaining('“Before it goes out”'),
  ]);
});
