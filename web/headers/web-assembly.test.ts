import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { siteHeaders } from './site-headers.ts';

const policyOf = (html: string) => siteHeaders(readEnvironment({})).page(html)['content-security-policy'];

test('the policy of pages knows nothing of WebAssembly, but for those that hold an animation', () => {
  expect(policyOf('<main><h1>Terms</h1></main>')).not.toContain('wasm');
  expect(policyOf('<tessera-animation class="rive">')).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('a page that goes on to others without leaving itself is under one policy for all of them', () => {
  expect(policyOf('<script>self.__next_f.push([0])</script>')).toContain("'wasm-unsafe-eval'");
});
