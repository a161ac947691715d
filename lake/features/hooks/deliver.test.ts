import { expect, test } from 'vitest';
import { signatureOf } from './deliver.ts';

// As Sanity's own toolkit for webhooks, @sanity/webhook, has them in its tests.
test.each([
  ['{"_id":"resume"}', 'test', 1633519811129, 'tLa470fx7qkLLEcMOcEUFuBbRSkGujyskxrNXcoh0N0'],
  ['{"title":"GROQ-Hooks are neat"}', 'try-me', 1633518820676, 'e7C9h2sfbFfc4V7TEz7PSOp4IoNzl0UdVsBV-1wgdeA'],
])('%s is signed as Sanity signs it', (body, secret, time, signature) => {
  expect(signatureOf(body, secret, time)).toBe(`t=${time},v1=${signature}`);
});
