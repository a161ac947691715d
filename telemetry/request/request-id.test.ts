import { expect, test } from 'vitest';
import { currentRequestId, withRequest } from './current-request.ts';
import { requestIdOf } from './request-id.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test('an id is taken from who is believed, and made for everybody else', () => {
  expect(requestIdOf('an-id-of-a-proxy', () => true)).toBe('an-id-of-a-proxy');
  expect(requestIdOf('an-id-of-a-proxy', () => false)).toMatch(uuid);
  expect(requestIdOf(undefined, () => true)).toMatch(uuid);
});

test('what has not the form of an id is none, whoever brings it', () => {
  const wrong = [
    'short',
    'x'.repeat(65),
    'jane@mail.example',
    '203.0.113.77',
    'two words',
    'a\nline of a log',
    '',
  ];
  for (const given of [...wrong, ['an-id-of-a-proxy', 'another-id']])
    expect(requestIdOf(given, () => true)).toMatch(uuid);
});

test('what is done on account of a request knows its id, however late, and nothing else does', async () => {
  const late = withRequest('request-1', async () => {
    await Promise.resolve();
    return currentRequestId();
  });
  expect(currentRequestId()).toBeUndefined();
  expect(await late).toBe('request-1');
});
