import { previewCookieName } from '../front/previews/preview-cookie-name.ts';
import { maxBytesOf } from '../front/requests/bound-bodies.ts';
import { cacheControl } from '../headers/cache-control.ts';
import { retrySeconds } from '../headers/retry-seconds.ts';
import type { Headers } from '../headers/site-headers.ts';
import type { CdnOfFiles } from './cdn-of-files.ts';
import { keepAliveSeconds, type ServerParts } from './nginx-config.ts';
import { quoteForCaddy } from './quote.ts';
import { pagesOf, type ServedFiles } from './served-files.ts';

/** The configuration for Caddy: a snippet, which the block of the site imports as its only line. */
export const caddyfile = (parts: ServerParts): string => {
  const { root, site, files, cdn } = parts;
  const { headers } = pagesOf(parts);
  return `# Written by the site at its start, for SITE_FILES=${root}: docs/operations.md, "Pages as files".
(tessera_files) {
	map {path} {tessera_to} {tessera_status} {
		import ${quoteForCaddy(`${root}/redirects.caddy`)}
		default "" 308
	}
${cdnMap(cdn)}${files.map((some, index) => handle(some, `tessera_${index}`, { root, cdn })).join('')}	handle {
		request_body {
			max_size ${maxBytesOf('/api/forms/') + 1} # the site says what is too large, and cuts it off
		}
		# Caddy puts the visitor's address into X-Forwarded-For, and believes nobody else's.
		reverse_proxy ${site} {
			header_up X-Request-Id {http.request.uuid}
			transport http {
				keepalive ${keepAliveSeconds}s # before the site closes one, or a form would meet that
			}
${cdn?.trustedProxies.length ? `			trusted_proxies ${cdn.trustedProxies.join(' ')}\n` : ''}		}
	}
	# The site is gone: what is known of it is said, and nothing else is made up.
	handle_errors {
		@tessera_moved expression \`{tessera_to} != ""\`
		handle @tessera_moved {
			redir * {tessera_to} {tessera_status}
		}
		handle {
			rewrite * /errors/503.html
			header {
				Retry-After ${retrySeconds}
${headerLines({ ...headers, 'cache-control': 'no-store' })}			}
			file_server {
				root ${quoteForCaddy(root)}
				status 503
			}
		}
	}
}
`;
};

/**
 * The headers for a CDN by the path of a file. A path that is not usual gets none, so that the CDN does not keep it.
 */
function cdnMap(cdn: CdnOfFiles | null): string {
  if (!cdn) return '';
  const path = `(/${cdn.signs}{0,${cdn.maxSigns - 1}}?)`;
  const outputs = (of: string) => cdn.headers.map((header) => quoteForCaddy(header.of(of))).join(' ');
  return `	map {path} ${cdn.headers.map((_, index) => `{tessera_cdn_${index}}`).join(' ')} {
		/index.md ${outputs('/')}
		~^${path}(\\.md)?$ ${outputs(`\${1}`)}
		default ${cdn.headers.map(() => '""').join(' ')}
	}
`;
}

type Around = Pick<ServerParts, 'root' | 'cdn'>;

function handle(some: ServedFiles, name: string, { root, cdn }: Around): string {
  if (some.of !== 'pages')
    return block(some, name, { root, cdn, of: `path ${patternOf(some.of)}`, file: `/${some.folder}{path}` });
  return (
    block(some, `${name}_home`, { root, cdn, of: 'path /', file: '/home.html' }) +
    block(some, name, { root, cdn, of: 'not path /', file: '/pages{path}.html' })
  );
}

/**
 * The lines that serve some files. Navigations and previews go to the site, and so does every address that the site
 * would not resolve to this file.
 */
const block = (
  some: ServedFiles,
  name: string,
  { root, cdn, of, file }: Around & { of: string; file: string },
): string => `	@${name} {
		${of}
		method GET HEAD
		not header rsc *
		not header Cookie *${previewCookieName}*
		not vars_regexp {http.request.orig_uri} \`(?i)^[^?]*(//|/(\\.|%2e)(\\.|%2e)?(/|\\?|$)|%(2[346bcf]|3[abdf]|40|5c))\`
		file {
			root ${quoteForCaddy(root)}
			try_files ${file}
		}
	}
	handle @${name} {
		rewrite * ${file}
		header {
			defer
			Content-Type ${quoteForCaddy(some.type)}
${some.isPacked ? '			Vary Accept-Encoding\n' : ''}${headerLines(some.headers)}		}
${some.headers['cache-control'] === undefined ? lives : ''}${some.folder === 'assets' ? '' : told(cdn, name)}		file_server {
			root ${quoteForCaddy(root)}${some.isPacked ? '\n			precompressed br zstd gzip' : ''}
		}
	}
`;

/**
 * The headers for a CDN. Not for scripts and styles: those are named after their content, and kept by the headers that
 * everybody gets.
 */
const told = (cdn: CdnOfFiles | null, name: string): string =>
  cdn
    ? `		@${name}_kept expression \`{tessera_cdn_0} != ""\`
		header @${name}_kept {
${cdn.headers.map((header, index) => `			${header.name} {tessera_cdn_${index}}\n`).join('')}		}
`
    : '';

/**
 * For how long files are kept: scripts and styles are named after their content, files of the public folder are not.
 */
const lives = `		@kept path /_next/static/*
		@public not path /_next/static/*
		header @kept Cache-Control "${cacheControl.immutable}"
		header @public Cache-Control "${cacheControl.hourly}"
`;

const patternOf = (of: Exclude<ServedFiles['of'], 'pages'>): string =>
  'address' in of ? of.address : of.endings.map((ending) => `*${ending}`).join(' ');

const headerLines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `			${name} ${quoteForCaddy(value)}\n`)
    .join('');
