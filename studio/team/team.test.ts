import { ClientError } from '@sanity/client';
import { expect, test } from 'vitest';
import { reasonOf } from './team.ts';

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
