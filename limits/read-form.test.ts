import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const read = (text: string, type = multipart) => readForm(new TextEncoder().encode(text), type);
const entries = async (...of: Parameters<typeof read>) => {
  const form = await read(...of);
  return form instanceof FormData ? [...form] : form;
};

test('a form is read as browsers send it, however large its file is', async () => {
  const form = new FormData();
  form.set('email', 'mara@corp.example');
  form.set('file', new File([new Uint8Array(10_000_000)], 'résumé.pdf'));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const sent = await readForm(bytes, request.headers.get('content-type') ?? '');
  expect(sent instanceof FormData && sent.get('email')).toBe('mara@corp.example');
  expect(await entries('a=1&b=2', `${urlencoded}; charset=UTF-8`)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(await entries(`${part('a', '1')}--b--\r\n`, 'multipart/form-data; boundary="b"')).toEqual([
    ['a', '1'],
  ]);
  expect(await entries('', urlencoded)).toEqual([]);
});

test('thousands of fields, and a long story before one, are too much', async () => {
  expect(await read(`${part('a', '1').repeat(501)}--b--\r\n`)).toBe('too much');
  expect(await read(`${part('a'.repeat(5_000), '1')}--b--\r\n`)).toBe('too much');
  expect(await read(`--b\r\n${'X: y\r\n'.repeat(1_000)}\r\n1\r\n--b--\r\n`)).toBe('too much');
  expect(await read(`${part('--b--', '1')}${part('a', '1').repeat(501)}--b--\r\n`)).toBe('too much');
  expect(await read('a&'.repeat(501), urlencoded)).toBe('too much');
  expect(await read('a'.repeat(1_048_577), urlencoded)).toBe('too much');
});

test.each([
  ['another parameter that ends like it', 'multipart/form-data; xboundary=z; boundary=b'],
  ['a second type', 'multipart/form-data; boundary=z, multipart/form-data; boundary=b'],
  ['a second boundary', 'multipart/form-data; boundary=z; boundary=b'],
])('no content type with %s has more fields read than are counted', async (_what, type) => {
  expect(['too much', 'unreadable']).toContain(await read(`${part('a', '1').repeat(501)}--b--\r\n`, type));
});

test('what is no form is not read', async () => {
  for (const type of ['multipart/form-data', 'text/plain', '', 'multipart/form-data; boundary='])
    expect(await read(`${part('a', '1')}--b--\r\n`, type)).toBe('unreadable');
});
