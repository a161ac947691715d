import type { DocumentPresence, Path } from 'sanity';
import { expect, test } from 'vitest';
import type { Part } from './step.ts';
import { whoWasIn } from './who-was-in.ts';

const at = (displayName: string, documentId: string, ...path: Path): DocumentPresence => ({
  user: { id: displayName, displayName },
  documentId,
  path,
  sessionId: displayName,
  lastActiveAt: '2026-01-01T00:00:00Z',
});

const section = (_key: string) => ({ _key });
const removed = (...keys: string[]): Part => ({
  kind: 'order',
  at: ['sections'],
  before: ['one', 'two', 'three'],
  after: ['one', 'two', 'three'].filter((key) => !keys.includes(key)),
  items: {},
});
const said = (parts: Part[], present: DocumentPresence[], release?: string) =>
  whoWasIn({ release, parts }, present, 'Own Name');

test('those who were in what is removed are named, each of them once, however deep they were in it', () => {
  const ada = at('Ada Lind', 'drafts.home', 'sections', section('two'), 'items', section('a'), 'title');
  expect(said([removed('two')], [ada, ada])).toBe('Ada Lind was in it.');
  const omar = at('Omar Reyes', 'home', 'sections', section('three'));
  expect(said([removed('two')], [ada, omar])).toBe('Ada Lind was in it.');
  expect(said([removed('two', 'three')], [ada, omar])).toBe('Ada Lind and Omar Reyes were in them.');
});

test('nobody is named who was beside it, in another layer of the document, or is the editor in another window', () => {
  const present = [
    at('Ada Lind', 'drafts.home', 'sections', section('one'), 'title'),
    at('Ines Duarte', 'drafts.home', 'sections'),
    at('Omar Reyes', 'versions.spring.home', 'sections', section('two')),
    at('Own Name', 'drafts.home', 'sections', section('two')),
  ];
  expect(said([removed('two')], present)).toBeUndefined();
  expect(said([removed('two')], present, 'spring')).toBe('Omar Reyes was in it.');
});
