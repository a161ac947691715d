import { expect, test } from 'vitest';
import { leadToTwin } from './lead-to-twin.ts';

const led = (to: string | null, isPermanent = true) => {
  const answer = leadToTwin('/old', { redirect: { to, isPermanent } });
  return answer && [answer.status, answer.headers.get('location')];
};

test.each([
  ['/platform', '/platform.md'],
  ['/', '/index.md'],
  ['/preise#überblick', '/preise.md#%C3%BCberblick'],
  ['/日本#場所', '/%E6%97%A5%E6%9C%AC.md#%E5%A0%B4%E6%89%80'],
  ['/platform?a=1&b=2', '/platform.md?a=1&b=2'],
])('the Markdown of what leads to %s leads to %s', (to, location) => {
  expect(led(to)).toEqual([308, location]);
  expect(led(to, false)).toEqual([307, location]);
});

test('an address that a redirect must not say is not found', () => {
  expect(led('//evil.example/日本')).toEqual([404, null]);
});

test('what leads to itself, to another site or nowhere has no other Markdown', () => {
  for (const to of ['/old', 'https://a.example/x', null]) expect(led(to)).toBeUndefined();
  expect(leadToTwin('/old', { redirect: null })).toBeUndefined();
});
