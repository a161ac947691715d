import { previewCookieName } from '../front/previews/preview-cookie-name.ts';
import { exact, folders } from '../front/requests/route-of.ts';
import { cacheControl } from '../headers/cache-control.ts';
import { retrySeconds } from '../headers/retry-seconds.ts';
import type { Headers } from '../headers/site-headers.ts';
import type { CdnOfFiles } from './cdn-of-files.ts';
import { encodings, packings } from './pack.ts';
import { quoteForNginx } from './quote.ts';
import { pagesOf, type ServedFiles } from './served-files.ts';

/** What the configuration of a server in front of the site is made from. */
export interface ServerParts {
  /** The folder of the files. */
  root: string;
  /** The address at which the site answers, such as `127.0.0.1:3000`. */
  site: string;
  files: readonly ServedFiles[];
  /** What a CDN in front of the server is told of pages and data; null without one. */
  cdn: CdnOfFiles | null;
}

/** For how many seconds a server in front of the site keeps an unused connection: less than the site's own five. */
export const keepAliveSeconds = 4;

const said = (folder: string) =>
  `# Written by the site at its start, for SITE_FILES=${folder}: docs/operations.md, "Pages as files".`;

/**
 * The configuration for nginx's context `http`: which requests a file may answer, in which packing, and the redirects.
 * Every address that the site would not resolve to the file of that name goes to the site.
 */
export const nginxHttp = ({ root, site, cdn }: ServerParts): string => `${said(root)}
upstream tessera_site_behind_files {
  server ${site} max_fails=0; # asked again at once when it is there again
  keepalive 32;
  keepalive_timeout ${keepAliveSeconds}s; # before the site closes one, or a form would meet that
}
# Pictures and files of the content, for the time in which the site is gone; it is asked for each of them every half minute.
proxy_cache_path /var/cache/tessera-pictures levels=1:2 keys_zone=tessera_pictures:10m max_size=1g inactive=30d use_temp_path=off;

map_hash_bucket_size 1024; # redirects
map_hash_max_size 65536;

# What a visitor accepts, the best first.
map $http_accept_encoding $tessera_packing {
  default "";
  # Of these, which most visitors say, nothing need be read.
  "gzip, deflate, br, zstd" .br;
  "gzip, deflate, br" .br;
  gzip .gz;
${packings.map((packing) => `  ${quoteForNginx(`~*(^|[\\s,])${encodings[packing]}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`)} ${packing};`).join('\n')}
}
# How that is named, and how once its file is found.
map $tessera_packing $tessera_accepted {
  default "";
${packings.map((packing) => `  ${packing} ${encodings[packing]};`).join('\n')}
}
map $uri $tessera_encoding {
  default "";
${packings.map((packing) => `  ~\\${packing}$ ${encodings[packing]};`).join('\n')}
}
# Scripts and styles are named after what they hold.
map $uri $tessera_asset_life {
  default "${cacheControl.hourly}";
  ~^/assets/_next/static/ "${cacheControl.immutable}";
}
# Addresses that nginx would take for others: empty names, dots, and signs that are written in two ways.
map $request_uri $tessera_odd {
  default "";
  "~*^[^?]*(//|/(\\.|%2e)(\\.|%2e)?(/|\\?|$)|%(2[346bcf]|3[abdf]|40|5c))" odd;
}
# Navigations, previews, and whatever is not read go to the site: below this folder is nothing.
map "$request_method $tessera_odd$http_rsc $http_cookie" $tessera_files {
  default "";
  "GET  " "";
  "~^(?!(GET|HEAD)  )" /ask-the-site;
  ~${previewCookieName} /ask-the-site;
}
map $status $tessera_retry {
  default "";
  503 ${retrySeconds};
}
# Addresses at which no page stands: of these nobody but the site knows whether something is there.
map $uri $tessera_of_no_page {
  default "";
${[...exact].map((address) => `  ${address} yes;`).join('\n')}
  ${quoteForNginx(`~^/(${folders.join('|')})(/|$)`)} yes;
  "~\\.md$" yes; # a page as Markdown, which is kept only once it was asked for
}
${cdnMaps(cdn)}include ${quoteForNginx(`${root}/redirects.conf`)};
`;

/**
 * The headers for a CDN: of pages by their paths, and of other files by their names. A path that is not usual gets
 * none, so that the CDN does not keep it.
 */
function cdnMaps(cdn: CdnOfFiles | null): string {
  if (!cdn) return '';
  const path = `(?<tessera_path>/${cdn.signs}{1,${cdn.maxSigns - 1}}?)`;
  const end = `(${packings.map((packing) => `\\${packing}`).join('|')})?$`;
  const maps = cdn.headers.map(
    ({ of }, index) => `map $uri $tessera_cdn_page_${index} {
  default "";
  ${quoteForNginx(`~^${path}$`)} ${quoteForNginx(of('$tessera_path'))};
}
map $uri $tessera_cdn_${index} {
  default "";
  ${quoteForNginx(`~^/(home\\.html|data/index\\.md)${end}`)} ${quoteForNginx(of('/'))};
  ${quoteForNginx(`~^/data${path}(\\.md)?${end}`)} ${quoteForNginx(of('$tessera_path'))};
}
`,
  );
  return `# What a CDN keeps a page under, and how long.\n${maps.join('')}`;
}

/** The configuration for nginx's `server` of the site, in place of its `location /`. */
export function nginxServer(parts: ServerParts): string {
  const { root, files, cdn } = parts;
  const pages = pagesOf(parts);
  return `${said(root)}
${believed(cdn)}# Most pages: what has no dot is none of the other files, whose endings are not looked at for it.
location ~ ^[^.]*[^./]$ {
${servedAtOnce(root, pages, cdn)}
}
${files.flatMap(({ of, ...some }) => (of === 'pages' ? [] : locationOf(root, { of, ...some }, cdn))).join('\n')}
location = / {
${served(root, '/home.html', pages, cdn)}
}
location ^~ /api/ {
  client_max_body_size 12m; # a form with a file of ten megabytes
${asked}
}
${['images', 'files'].map(pictures).join('\n')}
location @tessera_site {
${asked}
}
# The site is gone: what is known of it is said, and nothing else is made up.
location @tessera_gone {
  root ${quoteForNginx(root)};
  absolute_redirect off;
  recursive_error_pages on;
  error_page 404 ${errors}404.html;
  error_page 503 ${errors}503.html;
  if ($tessera_moved) { return 308 $tessera_moved; }
  if ($tessera_elsewhere) { return 307 $tessera_elsewhere; }
  if ($tessera_of_no_page) { return 503; }
  if ($tessera_files) { return 503; }
  if ($request_uri ~ "^(/[^?]*[^?/])/(\\?.*)?$") { return 308 $1$2; }
  if (-f ${quoteForNginx(`${root}/whole/$tessera_redirects`)}) { return 404; }
  return 503;
}
# No page has a slash at its end.
location ~ /$ {
${asked}
}
# The last one, as any address may be that of a page.
location ~ ^/ {
${servedAtOnce(root, pages, cdn)}
}
location ^~ ${errors} {
  internal;
  alias ${quoteForNginx(`${root}/errors/`)};
  types {}
  default_type ${quoteForNginx(pages.type)};
  gzip off;
  add_header Retry-After $tessera_retry always;
${headerLines({ ...pages.headers, 'cache-control': 'no-store' }, ' always')}
}
`;
}

/**
 * The lines by which nginx takes a visitor's address from the CDN, at those of its addresses that the site trusts, too.
 */
const believed = (cdn: CdnOfFiles | null): string =>
  cdn?.trustedProxies.length
    ? `${cdn.trustedProxies.map((proxy) => `set_real_ip_from ${proxy};\n`).join('')}real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n`
    : '';

const errors = '/~tessera-errors/';

function locationOf(
  root: string,
  some: ServedFiles & { of: Exclude<ServedFiles['of'], 'pages'> },
  cdn: CdnOfFiles | null,
): string {
  const { of, folder } = some;
  return `location ${patternOf(of)} {\n${served(root, `/${folder}$uri`, some, cdn)}\n}`;
}

function patternOf(of: Exclude<ServedFiles['of'], 'pages'>): string {
  if ('address' in of) return `= ${of.address}`;
  return `~ ${quoteForNginx(`\\.(${of.endings.map((ending) => ending.slice(1)).join('|')})$`)}`;
}

/** The lines that send a file if it exists, and else ask the site. */
function served(root: string, file: string, some: ServedFiles, cdn: CdnOfFiles | null): string {
  const packed = some.isPacked ? `$tessera_files${file}$tessera_packing ` : '';
  return `  root ${quoteForNginx(root)};
  try_files ${packed}$tessera_files${file} @tessera_site;
${sent(some, { encoding: '$tessera_encoding', tags: '$tessera_cdn' }, cdn)}`;
}

/**
 * The same for a page, which exists in every packing or in none: the file is opened at once, and the site asked if that
 * fails. Checking first whether it exists (`try_files`) takes longer.
 */
const servedAtOnce = (root: string, pages: ServedFiles, cdn: CdnOfFiles | null): string =>
  `  alias ${quoteForNginx(`${root}$tessera_files/pages$uri.html$tessera_packing`)};
  log_not_found off;
  recursive_error_pages on; # the site may be gone
  error_page 403 404 405 = @tessera_site;
${sent(pages, { encoding: '$tessera_accepted', tags: '$tessera_cdn_page' }, cdn)}`;

/**
 * The lines that say how a file is sent. `encoding` is the variable with the name of its packing; `tags` is the
 * beginning of the names of those with the CDN's headers.
 */
function sent(
  some: ServedFiles,
  { encoding, tags }: { encoding: string; tags: string },
  cdn: CdnOfFiles | null,
): string {
  const life =
    some.headers['cache-control'] === undefined ? '  add_header Cache-Control $tessera_asset_life;\n' : '';
  const packing = some.isPacked
    ? `  gzip off;\n  add_header Content-Encoding ${encoding};\n  add_header Vary Accept-Encoding;\n`
    : '';
  // A CDN keeps scripts and styles by the headers that everybody gets.
  const tagged = some.folder === 'assets' ? [] : (cdn?.headers ?? []);
  const told = tagged.map(({ name }, index) => `  add_header ${name} ${tags}_${index};\n`).join('');
  return `  types {}
  default_type ${quoteForNginx(some.type)};
  open_file_cache off; # a new page is seen at once
  sendfile on;
  tcp_nopush on; # headers and page in one packet
${packing}${life}${told}${headerLines(some.headers)}`;
}

const headerLines = (headers: Headers, end = ''): string =>
  Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} ${quoteForNginx(value)}${end};`)
    .join('\n');

const asked = `  proxy_pass http://tessera_site_behind_files;
  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_set_header Connection "";
  # Takes the place of what a visitor says of himself.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $request_id;
  proxy_read_timeout 75s; # a page that nobody has asked for yet is rendered first
  recursive_error_pages on;
  error_page 502 504 = @tessera_gone;`;

const pictures = (folder: string): string => `location ^~ /${folder}/ {
  proxy_cache tessera_pictures;
  proxy_ignore_headers Cache-Control Expires;
  proxy_cache_valid 200 30s;
  proxy_cache_revalidate on;
  proxy_cache_lock on;
  proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
${asked}
}`;
