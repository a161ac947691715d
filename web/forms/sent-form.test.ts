import { expect, test } from 'vitest';
import { readSentForm } from './sent-form.ts';

const path = 'submissions/v3/integration/submit/tessera/newsletter';
const pageOf = async (fields: Record<string, string>, referer: string) => {
  const headers = { host: 'site.example', referer };
  const sent = await readSentForm(
    new Request('https://site.example/api/forms', {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    }),
    { path, name: 'newsletter', isTaken: true },
  );
  return sent.page;
};

test('a form comes from the page that the browser says, or that an earlier answer has written down', async () => {
  expect(await pageOf({}, 'https://site.example/blog/a%20b.c?q=1#x')).toBe('/blog/a%20b.c');
  expect(await pageOf({ 'form-page': '/contact-us' }, 'https://site.example/api/forms/x')).toBe(
    '/contact-us',
  );
});

test('an address that would lead to another host is no page', async () => {
  expect(await pageOf({}, 'https://site.example//evil.example/offer')).toBeNull();
  expect(await pageOf({}, 'https://evil.example/offer')).toBeNull();
  expect(await pageOf({ 'form-page': '//evil.example' }, '')).toBeNull();
  expect(await pageOf({ 'form-page': '/\\evil.example' }, '')).toBeNull();
});

test.each([
  ['application/json', '10', false],
  ['text/html', '10', true],
  ['text/html', '2000000', false],
  ['text/html', null, false],
])(
  'of a form that is not taken, for an answer in %s and of %s bytes, what was typed is read: %s',
  async (accept, length, isRead) => {
    const headers = new Headers({ accept, ...(length && { 'content-length': length }) });
    const request = new Request('https://site.example/api/forms', {
      ...{ method: 'POST', headers, body: new URLSearchParams({ email: 'a@b.example' }) },
    });
    const sent = await readSentForm(request, { path, name: 'newsletter', isTaken: false });
    expect([request.bodyUsed, sent.data?.get('email') ?? null]).toEqual([
      isRead,
      isRead ? 'a@b.example' : null,
    ]);
  },
);
