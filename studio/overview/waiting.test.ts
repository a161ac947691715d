import { expect, test } from 'vitest';
import { type Comment, nameAmong, waitingFor } from './waiting.ts';

const comment = (
  threadId: string,
  authorId: string,
  hour: number,
  fields: Partial<Comment> = {},
): Comment => ({
  _id: `${threadId}-${hour}`,
  _createdAt: `2024-03-01T${String(hour).padStart(2, '0')}:00:00Z`,
  authorId,
  threadId,
  status: 'open',
  message: [{ children: [{ text: `Said at ` }, { text: String(hour) }] }],
  target: { document: { _ref: 'drafts.page-platform' }, documentType: 'page' },
  ...fields,
});

test('a conversation waits for whoever has not spoken last, until it is resolved', () => {
  const comments = [
    comment('answered', 'bob', 8),
    comment('answered', 'ada', 9),
    comment('asked', 'ada', 10),
    comment('asked', 'bob', 11),
    comment('done', 'bob', 12, { status: 'resolved' }),
    comment('newer', 'bob', 13),
  ];
  const waiting = waitingFor('ada', comments);
  expect(waiting.map(({ text }) => text)).toEqual(['Said at 13', 'Said at 11']);
  expect(waiting[1]).toMatchObject({ document: 'page-platform', type: 'page' });
  expect(waitingFor('bob', comments).map(({ text }) => text)).toEqual(['Said at 9']);
});

test('a document is called by its own name, though the id of another ends alike', () => {
  const named = [
    { _id: 'drafts.more-about', _type: 'page', title: 'More' },
    { _id: 'drafts.about', _type: 'page', title: 'About' },
  ];
  expect(nameAmong(named, 'about')).toBe('About');
});
