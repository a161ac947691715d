import { expect, test } from 'vitest';
import { answerHere } from './answer-here.ts';

test('what the Studio asks of Sanity’s hosts is answered here, and everything else goes its way', async () => {
  const version = answerHere('https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1795477174');
  expect(await version?.json()).toEqual({});
  expect(answerHere('https://api.sanity.io/vX/intake/feedback')?.ok).toBe(false);
  expect(answerHere('http://localhost:3030/v2025-02-19/users/me')).toBeUndefined();
  expect(answerHere('https://abc.api.sanity.io/v1/data/query/production')).toBeUndefined();
});
