import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { createToken, deleteToken, listTokens } from './tokens.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

test('a secret whose id another token has is not used, so that deleting one token deletes no other', () => {
  const { database } = its.lake;
  const secrets = ['sk-first', 'sk-first', 'sk-first', 'sk-second'];
  const make = () => secrets.shift() ?? '';
  const first = createToken(database, { role: 'viewer', name: 'First' }, make);
  const second = createToken(database, { role: 'editor', name: 'Second' }, make);
  expect([first.token, second.token]).toEqual(['sk-first', 'sk-second']);
  expect(second.id).not.toBe(first.id);
  expect(deleteToken(database, first.id)).toBe(true);
  expect(listTokens(database).map(({ name }) => name)).toEqual(['Second']);
});
