import { expect, test } from 'vitest';
import { tellingTexts } from './telling-texts.ts';

test('texts of one field that may be certain addresses are not those of another one, which may be others', () => {
  const of = (scheme: string) => tellingTexts({ form: 'url', addresses: [{ schemes: [scheme] }] });
  expect(of('tel')).toContain('tel:+15550100');
  expect(of('https')).toContain('https://a.example');
  expect(of('https')).not.toContain('tel:+15550100');
});

test('rules that are alike but for the end of a long list have texts of their own', () => {
  const others = Array.from({ length: 100 }, (_, index) => `x${index}`);
  const of = (scheme: string) => tellingTexts({ form: 'url', addresses: [{ schemes: [...others, scheme] }] });
  expect(of('tel')).not.toEqual(of('https'));
});
