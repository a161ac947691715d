import { expect, test } from 'vitest';
import type { CompiledType } from '../../reading/compiled-type.ts';
import { readRules } from '../../reading/rules.ts';
import { publishableTexts } from './publishable-texts.ts';

type Chain = Record<'uri' | 'email' | 'uppercase' | 'lowercase', (given?: object) => Chain>;

const permits = (type: CompiledType, text: string) => publishableTexts(readRules(type)).permits(text);
const string = (validation: (rule: Chain) => unknown): CompiledType => ({
  name: 'string',
  jsonType: 'string',
  validation,
});

test('of several rules that speak of addresses each is kept to', () => {
  const both = string((rule) => [
    rule.uri({ scheme: ['https', 'tel'], allowCredentials: true }),
    rule.uri({ scheme: /^https?$/, allowRelative: true }),
  ]);
  expect(permits(both, 'https://a.example')).toBe(true);
  expect(permits(both, 'tel:+15550100')).toBe(false);
  expect(permits(both, '/a')).toBe(false);
  expect(permits(both, 'https://ada:word@a.example')).toBe(false);
});

test('what is an address and a mailbox at once is neither', () => {
  const both = string((rule) => rule.uri().email());
  expect(permits(both, 'https://a.example')).toBe(false);
  expect(permits(both, 'a@a.example')).toBe(false);
});

test('what is in large and in small letters has no letters', () => {
  const both = string((rule) => rule.uppercase().lowercase());
  expect(permits(both, '12')).toBe(true);
  expect(permits(both, 'a')).toBe(false);
  expect(permits(both, 'A')).toBe(false);
});
