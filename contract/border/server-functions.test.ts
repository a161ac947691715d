import { expect, test } from 'vitest';
import { readModule } from './read-module.ts';
import { withServerFunctions } from './server-functions.ts';

const marked = (code: string) => withServerFunctions('a.tsx', code, readModule('a.tsx', code), 'mark');

test('all that a module of the server offers is one of its functions', () => {
  const code = "'use server';\nasync function a() {}\nexport { a as b };\nexport const c = async () => {};";
  expect(marked(code)).toBe(`${code}\nmark(a, "a.tsx", "b");\nmark(c, "a.tsx", "c");`);
});

test('a function within a view is one where it begins so, and no other', () => {
  expect(marked("export async function a() { 'use server'; } function b() { 'use strict'; }")).toBe(
    'mark(a, "a.tsx", "a:7");export async function a() { \'use server\'; } function b() { \'use strict\'; }',
  );
  expect(marked("const a = <form action={async () => { 'use server'; }} />;")).toBe(
    'const a = <form action={mark(async () => { \'use server\'; }, "a.tsx", ":24")} />;',
  );
});
