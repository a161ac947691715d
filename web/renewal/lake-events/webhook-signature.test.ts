import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './webhook-signature.ts';

const time = 1_700_000_000_000;
const sign = (body: string, secret: string) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')}`;

test('a body signed with the secret is believed', () => {
  expect(isSigned('{"a":1}', sign('{"a":1}', 'secret'), 'secret', time + 1_000)).toBe(true);
});

test('what Sanity signs is believed, as its own toolkit for webhooks, @sanity/webhook, has it in its tests', () => {
  const [body, secret, at] = ['{"_id":"resume"}', 'test', 1633519811129];
  const header = `t=${at},v1=tLa470fx7qkLLEcMOcEUFuBbRSkGujyskxrNXcoh0N0`;
  expect(isSigned(body, header, secret, at)).toBe(true);
  expect(isSigned(body, header.replace(',', ', '), secret, at)).toBe(true);
  for (const other of [
    header.replace('1129', '1128'),
    header.replace('tLa', 'tLb'),
    header.replace('v1', 'v5'),
  ])
    expect(isSigned(body, other, secret, at), other).toBe(false);
  expect(isSigned('{"_id":"structure"}', header, secret, at)).toBe(false);
});

test('another body, another secret, an old signature and none are not', () => {
  expect(isSigned('{"a":2}', sign('{"a":1}', 'secret'), 'secret', time)).toBe(false);
  expect(isSigned('{"a":1}', sign('{"a":1}', 'guess'), 'secret', time)).toBe(false);
  expect(isSigned('{"a":1}', sign('{"a":1}', 'secret'), 'secret', time + 3_600_000)).toBe(false);
  expect(isSigned('{"a":1}', '', 'secret', time)).toBe(false);
});
