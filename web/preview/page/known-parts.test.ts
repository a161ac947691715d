import { expect, test } from 'vitest';
import { KnownParts } from './known-parts.ts';

const markOf = (path: string) => `id=home;type=page;path=${path};base=%2Fstudio`;
const hero = markOf('sections:hero.title');
const faq = markOf('sections:faq');
const question = markOf('sections:faq.items:first.question');

test('nothing is lost before anything was pointed at', () => {
  expect(new KnownParts().areLost).toBe(false);
});

test('a section is known by any of its fields, and lost beside others that are known', () => {
  const parts = new KnownParts();
  parts.note(hero, true);
  parts.note(question, false);
  expect(parts.areLost).toBe(true);
  parts.note(faq, true);
  parts.note(question, false);
  expect(parts.areLost).toBe(false);
});

test('what was pointed at before anything was known is not lost', () => {
  const parts = new KnownParts();
  parts.note(faq, false);
  parts.note(hero, true);
  expect(parts.areLost).toBe(false);
});

test('a list that is not of sections is known by any of its items, and what is in no list is not asked for', () => {
  const parts = new KnownParts();
  parts.note(markOf('body:b1'), true);
  parts.note(markOf('body:b2'), false);
  parts.note(markOf('title'), false);
  expect(parts.areLost).toBe(false);
  parts.note(markOf('facts:place'), false);
  expect(parts.areLost).toBe(true);
});

test('what was known before the overlay began anew may be lost after it', () => {
  const parts = new KnownParts();
  parts.note(hero, true);
  parts.beginAnew();
  expect(parts.areLost).toBe(false);
  parts.note(hero, false);
  expect(parts.areLost).toBe(true);
});

test('what is never known beside what was known is not asked for without end, and keeps nothing else from being asked for', () => {
  const parts = new KnownParts();
  parts.note(question, true);
  for (let attempt = 0; attempt < 3; attempt++) {
    parts.note(hero, false);
    expect(parts.areLost).toBe(true);
    parts.beginAnew();
  }
  parts.note(hero, false);
  expect(parts.areLost).toBe(false);
  parts.note(markOf('sections:words.title'), false);
  expect(parts.areLost).toBe(true);
});

test('a Studio that has answered nothing yet is asked for longer, and not without end', () => {
  const parts = new KnownParts();
  let attempts = 0;
  for (parts.note(hero, false); parts.areLost && attempts < 100; attempts++) {
    parts.beginAnew();
    parts.note(hero, false);
  }
  expect(attempts).toBe(12);
});
