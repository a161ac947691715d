import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestFront, type TestFront } from './front-fixture.ts';
import { makeEditorCookie, openPreviewSessions } from './previews/preview-sessions.ts';

let isEditor: boolean;
let contact: string | null;
let its: TestFront;
beforeEach(() => {
  isEditor = true;
  contact = null;
  its = openTestFront({
    previews: openPreviewSessions('key', async (editor) => isEditor && editor === 'p1'),
    securityText: () => contact,
  });
});
afterEach(() => its.close());

const get: TestFront['get'] = (path, asking) => its.get(path, asking);

test('whoever has no session of his own sees no preview, not even with the cookie of one', async () => {
  const cookie = 'a=b; __prerender_bypass=secret';
  expect((await get('/draft-only', { headers: { cookie } })).status).toBe(404);
  expect((await get('/_next/a', { headers: { cookie } })).body).toBe('GET /_next/a a=b');
});

test('an editor who asks for a page as visitors have it gets it, and no draft', async () => {
  const { name, value } = makeEditorCookie('p1', 'key');
  const cookie = `${name}=${value}; __prerender_bypass=secret`;
  expect((await get('/draft-only', { headers: { cookie } })).status).toBe(200);
  expect((await get('/draft-only?as-visitors', { headers: { cookie } })).status).toBe(404);
  expect((await get('/platform?as-visitors', { headers: { cookie } })).body).toBe('GET /platform ');
});

test('an editor whose role was taken sees the site as visitors do, and the API does as well', async () => {
  isEditor = false;
  const { name, value } = makeEditorCookie('p1', 'key');
  const cookie = `${name}=${value}; __prerender_bypass=secret`;
  expect((await get('/draft-only', { headers: { cookie } })).status).toBe(404);
  expect((await get('/platform', { headers: { cookie } })).body).toBe('GET /platform ');
  expect((await get('/_next/a', { headers: { cookie } })).body).toBe(`GET /_next/a ${name}=${value}`);
});

test('a page elsewhere sends nothing in the name of a visitor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await get('/_next/a', { method: 'POST', headers })).status).toBe(403);
  expect((await get('/_next/a', { headers })).status).toBe(200);
  expect(its.asked).toEqual(['/_next/a']);
});

test('where a visitor is, the front says, whatever he says', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {}); // which says that nobody has named this proxy
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  await get('/_next/from', { headers });
  warn.mockRestore();
  expect(its.from).toMatch(/^(127\.0\.0\.1|0:0:0:0::)$/);
});

test('a visitor who asks for too much that nobody keeps is told to wait', async () => {
  const statuses: (number | undefined)[] = [];
  while (!statuses.includes(429) && statuses.length < 300) statuses.push((await get('/api/a')).status);
  expect(statuses.indexOf(429), 'some come back while it asks').toBeGreaterThanOrEqual(60);
  expect((await get('/platform')).status, 'what is kept is no matter').toBe(200);
});

test('whom to tell of a weakness is said, or nothing is there', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(404);
  contact = 'Contact: mailto:security@example.com\n';
  expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200, body: contact });
});

test('an address with a line break is none', async () => {
  for (const path of ['/platform%0d%0ax', '/platform%0a', '/%0d', '/a%E2%80%A8b', '/_next/%0a'])
    expect((await get(path)).status, path).toBe(404);
});
