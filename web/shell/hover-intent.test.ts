import { beforeEach, expect, test, vi } from 'vitest';
import { hoverIntent } from './hover-intent.ts';

const shown: (string | null)[] = [];
const intent = () => hoverIntent((name) => shown.push(name));

beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers({ now: 1_000_000 });
  return () => vi.useRealTimers();
});

test('an entry opens 200 ms after the pointer came, not earlier', () => {
  intent().enter('platform');
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['platform']);
});

test('a pointer that only passes by opens nothing', () => {
  const menu = intent();
  menu.enter('platform');
  vi.advanceTimersByTime(120);
  menu.leave();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([]);
});

test('an open entry closes 150 ms after the pointer left, and stays when it comes back', () => {
  const menu = intent();
  menu.toggle('platform');
  menu.leave();
  vi.advanceTimersByTime(149);
  menu.enter('platform');
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual(['platform']);
  menu.leave();
  vi.advanceTimersByTime(149);
  expect(shown).toEqual(['platform']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['platform', null]);
});

test('a neighbour opens at once while one is open and for 300 ms after it closed', () => {
  const menu = intent();
  menu.toggle('platform');
  menu.enter('resources');
  expect(shown).toEqual(['platform', 'resources']);
  menu.leave();
  vi.advanceTimersByTime(150 + 299);
  menu.enter('company');
  expect(shown.at(-1)).toBe('company');
});

test('300 ms after one has closed, and not before, the next waits again', () => {
  const menu = intent();
  menu.toggle('platform');
  menu.leave();
  vi.advanceTimersByTime(150 + 300);
  menu.enter('company');
  expect(shown).toEqual(['platform', null]);
  vi.advanceTimersByTime(199);
  expect(shown).toEqual(['platform', null]);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('company');
});

test('closing by key forgets the warm state, so the next hover waits again', () => {
  const menu = intent();
  menu.toggle('platform');
  menu.close();
  menu.enter('company');
  expect(shown).toEqual(['platform', null]);
});
