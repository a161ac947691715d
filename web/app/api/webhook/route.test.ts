import { createHmac } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { POST } from './route.ts';

const secret = 'a secret of sixteen and more';
beforeEach(() => void vi.stubEnv('SANITY_WEBHOOK_SECRET', secret));

function call(body: string) {
  const time = Date.now();
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url');
  const headers = { 'sanity-webhook-signature': `t=${time},v1=${hash}` };
  return POST(new Request('http://localhost:3000/api/webhook', { method: 'POST', headers, body }));
}

test.each(['', 'no JSON', '[1]', '{"tags":"all"}'])('a signed body %j is refused in words', async (body) => {
  const answer = await call(body);
  expect([answer.status, (await answer.json()).error]).toEqual([
    400,
    expect.stringContaining('must be a JSON object'),
  ]);
});
