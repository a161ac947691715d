import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { asVisitors } from '#canvas/as-visitors.ts';
import { ownFolders } from '#schemas/path/own-folders.ts';
import { readEnvironment } from '#settings/environment.ts';
import { previewCookieName } from './front/previews/preview-cookie-name.ts';
import { headersWithoutFront } from './headers/site-headers.ts';

const hour = 3600; // seconds
const environment = readEnvironment();
const isDev = process.env.NODE_ENV === 'development';

// Next rewrites the tsconfig that it is given, adding the folder of each build, so it gets one of its own.
const tsconfig = join(import.meta.dirname, '.next.tsconfig.json');
if (!existsSync(tsconfig)) writeFileSync(tsconfig, '{ "extends": "../tsconfig.json" }\n');

/**
 * How Next builds and serves the site. The folder of the build, the address of the site and that of its flags come from
 * the environment.
 * @type {import('next').NextConfig}
 */
const config = {
  distDir: environment.distDir,
  env: { SITE_URL: environment.siteUrl, FLAGS_URL: environment.flagsUrl },
  typescript: { tsconfigPath: '.next.tsconfig.json', ignoreBuildErrors: true }, // `npm test` checks all types
  cacheComponents: true,
  serverExternalPackages: ['satori', '@redis/client'], // one finds its own files, one is loaded with Redis only
  partialPrefetching: true,
  poweredByHeader: false,
  // The site's own requests would fill the developer's terminal.
  logging: { incomingRequests: { ignore: [/^\/api\/(renew|preview|health)(?![\w-])/] } },
  cacheHandler: createRequire(import.meta.url).resolve('./cache-handler.cjs'),
  cacheMaxMemorySize: 8 * 1024 * 1024, // the front keeps the finished pages
  headers: async () => [
    {
      source: '/:path((?!studio(?:/|$)).*)',
      // A front puts stricter ones in their place.
      headers: Object.entries(headersWithoutFront(environment, isDev)).map(([key, value]) => ({
        key,
        value,
      })),
    },
    {
      source: '/:file(.+\\.(?:ico|svg|png|wasm|riv|woff2))',
      headers: [
        { key: 'cache-control', value: `public, max-age=${hour}, stale-while-revalidate=${24 * hour}` },
      ],
    },
  ],
  rewrites: async () => ({
    // Every page has a twin in Markdown.
    beforeFiles: [
      { source: '/index.md', destination: '/~markdown' },
      { source: '/:path(.+)\\.md', destination: '/~markdown/:path' },
      // An editor in preview gets the preview under the public address; visitors go on getting static pages.
      {
        source: `/:path((?!(?:_next|${ownFolders.join('|')})(?:/|$)|.+\\.[a-z0-9]+$).*)`,
        has: [{ type: 'cookie', key: previewCookieName }],
        missing: [{ type: 'query', key: asVisitors }],
        destination: '/preview/:path',
      },
    ],
    // The Studio is one page that routes itself; its files are in public/studio.
    afterFiles: [{ source: '/studio/:path*', destination: '/studio/index.html' }],
    fallback: [],
  }),
};

export default config;
