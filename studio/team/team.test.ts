import { ClientError } from '@sanity/client';
import { expect, test } from 'vitest';
import { changeTeam, reasonOf } from './team.ts';

test('a refusal is told in the words of the lake alone', () => {
  const refusal = new ClientError({
    statusCode: 409,
    headers: {},
    body: { statusCode: 409, error: 'Conflict', message: '"a@b.example" has an account already.' },
  });
  expect(reasonOf(refusal)).toBe('"a@b.example" has an account already.');
});

test('a lake that is not there is told as that', () => {
  expect(reasonOf(new Error('Request error'))).toBe('No answer came: Request error');
});

test('the link of an invitation is there though the team could not be read after it', async () => {
  const read = () => Promise.reject(new Error('Request error'));
  expect(await changeTeam({ read }, async () => 'https://desk.example/invitation')).toEqual({
    answer: 'https://desk.example/invitation',
    error: 'No answer came: Request error',
  });
});
