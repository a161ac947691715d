import { expect, test } from 'vitest';
import { takesChanges, targetsOf } from './replacement-targets.ts';

const spring = { id: 'rSpring', title: 'Spring' };
const summer = { id: 'rSummer', title: 'Summer' };

test('the releases that are open are offered, the chosen one among them once', () => {
  const both = [spring, summer].map((release) => ({ ...release, isOpen: true }));
  expect(targetsOf([spring, summer], undefined)).toEqual(both);
  expect(targetsOf([spring, summer], summer)).toEqual(both);
  expect([undefined, spring].map((chosen) => takesChanges([spring, summer], chosen))).toEqual([true, true]);
});

test('a release that was chosen stays chosen when it is not open any more, and takes no changes', () => {
  expect(targetsOf([spring], summer)).toEqual([
    { ...spring, isOpen: true },
    { ...summer, isOpen: false },
  ]);
  expect(takesChanges([], summer)).toBe(false);
});
