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
    path,
  );
  return sent?.page;
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
