import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { securityHeaders } from '../front/security-headers.ts';
import { mayRunWebAssembly, withWebAssembly } from './web-assembly.ts';

const headers = securityHeaders(readEnvironment({}));

test('the policy of pages knows nothing of WebAssembly, but for those that hold an animation', () => {
  expect(mayRunWebAssembly('<main><h1>Terms</h1></main>')).toBe(false);
  expect(headers['content-security-policy']).not.toContain('wasm');
  expect(mayRunWebAssembly('<tessera-animation class="rive">')).toBe(true);
  expect(withWebAssembly(headers)['content-security-policy']).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline';",
  );
});

test('a page that goes on to others without leaving itself is under one policy for all of them', () => {
  expect(mayRunWebAssembly('<script>self.__next_f.push([0])</script>')).toBe(true);
});

test('what has no policy gets none', () => {
  expect(withWebAssembly({})).toEqual({});
});
