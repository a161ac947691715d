import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { hashSource } from '../headers/inline-scripts.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { htmlOfFile } from './file-html.ts';

const { page } = siteHeaders(readEnvironment({ SITE_URL: 'https://www.example.com' }));
const data = '(self.__next_f=self.__next_f||[]).push([0])';
const drawn = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/a.js"></script></head><body><script>${data}</script></body></html>`;
const fileOfPage = async (html: string, more: Record<string, string> = {}) =>
  htmlOfFile(await makeFinishedPage(200, { ...page(html), ...more }, Buffer.from(html)));

test('a page says its own policy, hashes and all, before anything that loads', async () => {
  const html = (await fileOfPage(drawn)) ?? '';
  const [, policy = ''] =
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/><script src/.exec(
      html,
    ) ?? [];
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashSource(data)};`);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("form-action 'self'");
  // Browsers ignore it there, and complain on the console.
  expect(policy).not.toContain('frame-ancestors');
});

test('what the page loads first, which a header says elsewhere, stands in its head', async () => {
  const link =
    '</_next/a.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2", </b"c.css>; rel=preload; as=style';
  expect(await fileOfPage(drawn, { link })).toContain(
    '"/><link href="/_next/a.woff2" rel="preload" as="font" crossorigin="" type="font/woff2"/><link href="/b&quot;c.css" rel="preload" as="style"/><script src',
  );
});

test('a page that has no place for its policy is no file', async () => {
  expect(await fileOfPage('<p>Hello</p>')).toBeNull();
});
