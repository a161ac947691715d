import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everybody, noteShownAround, shownAroundKey, wasShownAround } from './shown-around.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('each editor of a browser is shown around once', () => {
  expect(wasShownAround('ada')).toBe(false);
  noteShownAround('ada');
  noteShownAround('ada');
  expect([wasShownAround('ada'), wasShownAround('bea')]).toEqual([true, false]);
  expect(stored.get(shownAroundKey)).toBe('["ada"]');
});

test('where nobody is to be shown around, nobody is', () => {
  stored.set(shownAroundKey, JSON.stringify([everybody]));
  expect(wasShownAround('cyd')).toBe(true);
});

test('a browser that keeps nothing, or something else, asks once each time', () => {
  stored.set(shownAroundKey, '{"cut');
  expect(wasShownAround('dot')).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  noteShownAround('dot');
  expect(wasShownAround('dot')).toBe(true);
});
