import { globSync } from 'node:fs';
import { routes } from '#lake/routes.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { templates } from '../site/templates.ts';
import type { Asked } from './asked.ts';

/** Requests that the product is made for, one or more of every route of site and lake. */
export function knownRequests(token: string): Asked[] {
  return [...ofLake(token), ...ofSite()];
}

/** The value of each named part in the lake's path patterns. */
const parts: Record<string, string> = {
  project: 'tessera',
  dataset: 'production',
  ids: 'page-home',
  id: 'page-home',
  keys: 'studio.a',
  name: 'of-a-fuzzer',
  alias: '~of-a-fuzzer',
  hook: '1',
  attempt: '1',
  secret: 'a-secret',
  'images/name': '13d5ecaa4c6bad53cccfc5ff3bd4d410c9ae6897-64x64.svg',
  'files/name': '13d5ecaa4c6bad53cccfc5ff3bd4d410c9ae6897.txt',
};

/** The body for each route of the lake; an empty object where none is listed here. */
const bodies: Record<string, unknown> = {
  '/data/mutate/:dataset': {
    mutations: [
      { createOrReplace: { _id: 'of-a-fuzzer', _type: 'note', text: 'a', list: [1, { a: null }] } },
    ],
  },
  '/data/actions/:dataset': {
    actions: [
      {
        actionType: 'sanity.action.document.edit',
        publishedId: 'page-home',
        draftId: 'drafts.page-home',
        patch: { set: { title: 'a' } },
      },
    ],
  },
  '/data/query/:dataset': { query: '*[_type == $type]{_id, "n": count(sections)}', params: { type: 'page' } },
  '/projects/:project/cors': { origin: 'https://fuzzer.example', allowCredentials: true },
  '/projects/:project/tokens': { label: 'of a fuzzer', roleName: 'viewer' },
  '/access/project/:project/robots': { label: 'of a fuzzer', memberships: [] },
  '/hooks/projects/:project': {
    name: 'a',
    dataset: 'production',
    url: 'http://127.0.0.1:9/',
    rule: { filter: '_type == "none"' },
  },
  '/lake/team/invite': { email: 'fuzzer@example.com', role: 'viewer' },
  '/users/me/keyvalue': [{ key: 'studio.a', value: { a: 1 } }],
  '/aliases/:alias': { datasetName: 'production' },
  '/datasets/:name': { aclMode: 'private' },
};

const query: Record<string, string> = {
  '/data/query/:dataset': `?query=${encodeURIComponent('*[_type == "page" && title match $w][0...3]{title, "at": path.current}')}&$w=%22a*%22&perspective=drafts`,
  '/data/listen/:dataset': `?query=${encodeURIComponent('*[_type == "page"]')}&includeResult=true`,
  '/data/history/:dataset/events/documents/:id': '?limit=5',
  '/data/history/:dataset/transactions/:ids': '?excludeContent=true&limit=5',
  '/images/:project/:dataset/:name': '?w=200&fit=max&auto=format&q=75',
  '/lake/login': '?origin=http://localhost:3000/studio',
  '/auth/fetch': '?sid=a',
};

const form = 'application/x-www-form-urlencoded';

function ofLake(token: string): Asked[] {
  const all = [...routes, ...lakePlugins.flatMap(({ routes: more = [] }) => more)];
  return all.map(({ method, pattern }) => {
    const path = pattern
      .replace(/:(\w+)/g, (_, name) => parts[`${pattern.split('/')[1]}/${name}`] ?? parts[name] ?? 'a')
      .replace('*', 'a');
    const isForm = method === 'POST' && /^\/lake\/(login|invitations|passwords)/.test(pattern);
    const isUpload = method === 'POST' && pattern.startsWith('/assets/');
    const sends = ['POST', 'PUT', 'PATCH'].includes(method);
    const type = isForm ? form : isUpload ? 'text/plain' : 'application/json';
    const body =
      isForm || isUpload ? 'email=fuzzer%40example.com&password=a' : JSON.stringify(bodies[pattern] ?? {});
    const headers: Asked['headers'] = [['authorization', `Bearer ${token}`]];
    return {
      server: 'lake',
      route: `${method} ${pattern}`,
      method,
      target: `/v2025-02-19${path}${sends ? '' : (query[pattern] ?? '')}`,
      headers: sends ? [...headers, ['content-type', type]] : headers,
      body: Buffer.from(sends ? body : ''),
      way: 'whole',
    };
  });
}

/** The value of each part in brackets in the site's routes. */
const segments: Record<string, string> = {
  '[[...path]]': 'platform',
  '[...path]': 'submissions/v3/integration/submit/tessera/newsletter',
  '[...card]': 'platform-aaaaaaaaaa.jpg',
  '[kind]': 'hero',
  '[case]': 'sample',
  '[link]': 'a'.repeat(48),
  '[file]': '1.xml',
};

/** Addresses of the site that have no file in `web/app`. */
const others = [
  ...[
    '/api/alive',
    '/api/metrics',
    '/.well-known/security.txt',
    '/studio',
    '/studio/structure/page',
    '/favicon.ico',
  ],
  ...['/index.md', '/platform.md', '/no-such-page', '/blog/page/2', '/manifest.webmanifest', '/robots.txt'],
  '/images/tessera/production/13d5ecaa4c6bad53cccfc5ff3bd4d410c9ae6897-64x64.svg?w=64&fit=max',
  '/files/tessera/production/13d5ecaa4c6bad53cccfc5ff3bd4d410c9ae6897.mp4',
  '/_next/image?url=%2Ffavicon.ico&w=64&q=75',
];

function ofSite(): Asked[] {
  const found = globSync('web/app/**/{route.ts,page.tsx}').map((file) =>
    file
      .replace(/^web\/app/, '')
      .replace(/\/(route\.ts|page\.tsx)$/, '')
      .replace(/\/\([^)]+\)/g, '')
      .replace(/\[{1,2}[^\]]+\]{1,2}/g, (part) => segments[part] ?? 'a'),
  );
  const paths = [...new Set([...found.toSorted(), ...others, ...Object.values(templates)])];
  const get = (target: string): Asked => ({
    server: 'site',
    route: `GET ${target.split('?')[0]}`,
    method: 'GET',
    target: target || '/',
    headers: [['accept-encoding', 'gzip, br']],
    body: Buffer.alloc(0),
    way: 'whole',
  });
  const post = (target: string, type: string, body: string): Asked => ({
    ...get(target),
    route: `POST ${target}`,
    method: 'POST',
    headers: [['content-type', type]],
    body: Buffer.from(body),
  });
  const newsletter = `/api/forms/${segments['[...path]']}`;
  return [
    ...paths.map(get),
    post(newsletter, form, 'email=fuzzer%40example.com'),
    post(newsletter, 'application/json', '{"fields":[{"name":"email","value":"fuzzer@example.com"}]}'),
    post(
      newsletter,
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@example.com\r\n--x--\r\n',
    ),
    post('/api/webhook', 'application/json', '{"_id":"page-home"}'),
    post('/api/renew', 'application/json', '{"tags":[]}'),
    post('/api/preview/perspective', 'text/plain', 'drafts'),
    post('/api/draft/comments', 'application/json', '{"link":"a","name":"b","words":"c"}'),
    post('/api/preview/moment', 'text/plain', '2030-01-01T00:00:00Z'),
  ];
}
