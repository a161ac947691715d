import type { DocumentPresence, Path } from 'sanity';
import { expect, test } from 'vitest';
import { colleaguesAt } from './colleagues-at.ts';

const at = (displayName: string, documentId: string, ...path: Path): DocumentPresence => ({
  user: { id: displayName, displayName },
  documentId,
  path,
  sessionId: displayName,
  lastActiveAt: '2026-01-01T00:00:00Z',
});
const hero = { _key: 'hero' };

test('who is at a section, or at a field of it, is told once, however many windows she has open', () => {
  const lena = [
    at('Lena Ott', 'drafts.home', 'sections', hero),
    at('Lena Ott', 'home', 'sections', hero, 'title'),
  ];
  expect(colleaguesAt(lena, undefined)).toEqual([{ name: 'Lena Ott', id: 'home', section: 'hero' }]);
});

test('who is in another layer of the document, at no section, or at none that has a key, is not told', () => {
  const others = [
    at('Lena Ott', 'versions.spring.home', 'sections', hero),
    at('Omar Reyes', 'drafts.home', 'title'),
    at('Ines Duarte', 'drafts.home'),
    at('Jun Park', 'drafts.home', 'sections', 0),
  ];
  expect(colleaguesAt(others, undefined)).toEqual([]);
  expect(colleaguesAt(others, 'spring')).toEqual([{ name: 'Lena Ott', id: 'home', section: 'hero' }]);
});
