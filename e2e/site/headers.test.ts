import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { url } from '../setup/site.ts';

interface Row {
  answer: string;
  example: string;
  policy: string;
  opener: string;
  resource: string;
}

/** The table of docs/security.md. */
const rows: Row[] = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, answer = '', example = '', policy = '', opener = '', resource] = line
      .split('|')
      .map((cell) => cell.trim());
    return resource !== undefined && example.startsWith('`')
      ? [{ answer, example, policy, opener, resource }]
      : [];
  });

function ask(example: string): Promise<Response> {
  const [, method, path] = /^`(?:(\w+) )?(\/.*)`$/.exec(example) ?? [];
  const headers = method === 'CROSS' ? { 'sec-fetch-site': 'cross-site' } : undefined;
  return fetch(url + path, { method: method ? 'POST' : 'GET', headers, redirect: 'manual' });
}

/** The name that the table gives to a policy. */
function nameOf(policy: string | null): string {
  if (policy === null) return '';
  if (policy.startsWith("default-src 'none'")) return policy.includes('sandbox') ? 'drawing' : 'nothing';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  if (!scripts.startsWith("'self'") || scripts.includes("'unsafe-inline'")) return policy;
  if (!/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'/.test(policy))
    return policy;
  return scripts.includes('unsafe-eval') && !scripts.includes('wasm-unsafe-eval') ? 'Studio' : 'page';
}

test('every sort of answer has the headers that the documentation says', async () => {
  expect(rows.length).toBeGreaterThan(15);
  const found = await Promise.all(
    rows.map(async ({ answer, example }): Promise<Row> => {
      const { headers, body } = await ask(example);
      await body?.cancel();
      expect(headers.get('x-content-type-options'), example).toBe('nosniff');
      expect(headers.get('referrer-policy'), example).toBe('strict-origin-when-cross-origin');
      expect(headers.get('set-cookie'), `${example} sets no cookie`).toBeNull();
      expect(headers.get('access-control-allow-origin'), example).toBeNull();
      return {
        answer,
        example,
        policy: nameOf(headers.get('content-security-policy')),
        opener: headers.get('cross-origin-opener-policy') ?? '',
        resource: headers.get('cross-origin-resource-policy') ?? '',
      };
    }),
  );
  expect(found).toEqual(rows);
});

test('a page that has not changed keeps its policy, hashes and all', async () => {
  const first = await fetch(`${url}/platform`);
  await first.text();
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await fetch(`${url}/platform`, { headers });
  expect(again.status).toBe(304);
  const policy = again.headers.get('content-security-policy');
  expect(policy).toBe(first.headers.get('content-security-policy'));
  expect(policy).toContain("'sha256-");
});

test('addresses at which nothing is are 404, line breaks and links to drafts among them', async () => {
  const paths = ['/anything%0d%0ax', '/anything%0a', '/draft/wrong', `/draft/${'0'.repeat(48)}`];
  paths.push('/_next/nothing', '/_next/static/nothing.js', '/api/nothing', '/api/renew');
  for (const path of paths) expect((await fetch(url + path, { redirect: 'manual' })).status, path).toBe(404);
});
