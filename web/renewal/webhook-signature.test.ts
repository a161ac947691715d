import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isFirst, isSigned } from './webhook-signature.ts';

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

test('a call that was overheard counts once, however it is written down, and so does one that Sanity repeats', () => {
  const header = sign('{"a":3}', 'secret');
  expect(isFirst(header, null, time)).toBe(true);
  for (const again of [header, ` ${header.replace(',', ', ')}`])
    expect(isFirst(again, null, time), again).toBe(false);
  expect(isFirst(header, 'key of a call', time), 'another key does not make it another call').toBe(false);
  expect(isFirst(sign('{"a":4}', 'secret'), 'key of a call', time)).toBe(false);
  expect(isFirst(sign('{"a":5}', 'secret'), 'another key', time)).toBe(true);
});

test('what nobody could believe any more is forgotten', () => {
  const header = sign('{"a":6}', 'secret');
  expect(isFirst(header, null, time)).toBe(true);
  expect(isFirst(header, null, time + 600_001)).toBe(true);
});
