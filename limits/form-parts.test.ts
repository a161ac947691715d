import { expect, test } from 'vitest';
import { hasFewParts } from './form-parts.ts';

const type = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const has = (text: string, given = type) => hasFewParts(Buffer.from(text), given);

test('a form as browsers send it has few parts, however large its file is', async () => {
  const form = new FormData();
  form.set('email', 'mara@corp.example');
  form.set('file', new File([new Uint8Array(10_000_000)], 'résumé.pdf'));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  expect(hasFewParts(bytes, request.headers.get('content-type') ?? '')).toBe(true);
  expect(has(`${part('a', 'x'.repeat(2_000_000))}--b--\r\n`)).toBe(true);
  expect(has('a=1&b=2', 'application/x-www-form-urlencoded')).toBe(true);
  expect(has(`${part('a', '1')}--b--\r\n`, 'multipart/form-data; boundary="b"')).toBe(true);
});

test('thousands of fields, and a long story before one, are too much', () => {
  expect(has(`${part('a', '1').repeat(501)}--b--\r\n`)).toBe(false);
  expect(has(`${part('a'.repeat(5_000), '1')}--b--\r\n`)).toBe(false);
  expect(has(`--b\r\n${'X: y\r\n'.repeat(1_000)}\r\n1\r\n--b--\r\n`)).toBe(false);
  expect(has('a=1&'.repeat(300_000), 'application/x-www-form-urlencoded')).toBe(false);
  expect(has(part('a', '1'), 'multipart/form-data')).toBe(false);
});
