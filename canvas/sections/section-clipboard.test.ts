import { expect, test } from 'vitest';
import { sectionFromText, sectionToText } from './section-clipboard.ts';

const section = { _key: 'a', _type: 'faq', title: 'Questions', items: [{ _key: 'x', question: 'Why?' }] };

test('a section that was copied is pasted with keys of its own', () => {
  const pasted = sectionFromText(sectionToText(section));
  expect(pasted).toEqual({
    ...section,
    _key: expect.any(String),
    items: [{ _key: expect.any(String), question: 'Why?' }],
  });
  expect(pasted?._key).not.toBe('a');
});

test.each([
  'Some words',
  '{"title": "Questions"}',
  'What is a tessera/section?',
  '{"tessera/section": {"title": "Without a type"}}',
])('in the text %s is no section', (text) => {
  expect(sectionFromText(text)).toBeUndefined();
});
