import type { Headers } from '../headers/site-headers.ts';
import type { ServerParts } from './nginx-config.ts';
import { pagesOf, type ServedFiles } from './served-files.ts';

/** What Caddy needs: a snippet, which the block of the site imports as its only line. */
export const caddyfile = (parts: ServerParts): string => {
  const { root, site, files } = parts;
  const { headers } = pagesOf(parts);
  return `# Written by the site at its start, for SITE_FILES=${root}: docs/operations.md, "Pages as files".
(tessera_files) {
	map {path} {tessera_to} {tessera_status} {
		import ${quote(`${root}/redirects.caddy`)}
		default "" 308
	}
${files.map((some, index) => handle(root, some, `tessera_${index}`)).join('')}	handle {
		request_body {
			max_size 12MB
		}
		# Caddy puts the visitor's address into X-Forwarded-For, and believes nobody else's.
		reverse_proxy ${site} {
			header_up X-Request-Id {http.request.uuid}
		}
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
				Retry-After 5
${headerLines({ ...headers, 'cache-control': 'no-store' })}			}
			file_server {
				root ${quote(root)}
				status 503
			}
		}
	}
}
`;
};

function handle(root: string, some: ServedFiles, name: string): string {
  if (some.of !== 'pages')
    return block(root, some, name, `path ${patternOf(some.of)}`, `/${some.folder}{path}`);
  return (
    block(root, some, `${name}_home`, 'path /', '/home.html') +
    block(root, some, name, 'not path /', '/pages{path}.html')
  );
}

/** Everything that the site would take for another address than its file's goes to the site, as do navigations and previews. */
const block = (
  root: string,
  some: ServedFiles,
  name: string,
  of: string,
  file: string,
): string => `	@${name} {
		${of}
		method GET HEAD
		not header rsc *
		not header Cookie *__prerender_bypass*
		not vars_regexp {http.request.orig_uri} \`(?i)^[^?]*(//|/(\\.|%2e)(\\.|%2e)?(/|\\?|$)|%(2[346bcf]|3[abdf]|40|5c))\`
		file {
			root ${quote(root)}
			try_files ${file}
		}
	}
	handle @${name} {
		rewrite * ${file}
		header {
			defer
			Content-Type ${quote(some.type)}
${some.isPacked ? '			Vary Accept-Encoding\n' : ''}${headerLines(some.headers)}		}
${some.headers['cache-control'] === undefined ? lives : ''}		file_server {
			root ${quote(root)}${some.isPacked ? '\n			precompressed br zstd gzip' : ''}
		}
	}
`;

/** Scripts and styles are named after what they hold. */
const lives = `		@kept path /_next/static/*
		@public not path /_next/static/*
		header @kept Cache-Control "public, max-age=31536000, immutable"
		header @public Cache-Control "public, max-age=3600, stale-while-revalidate=86400"
`;

const patternOf = (of: Exclude<ServedFiles['of'], 'pages'>): string =>
  'address' in of ? of.address : of.endings.map((ending) => `*${ending}`).join(' ');

const headerLines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `			${name} ${quote(value)}\n`)
    .join('');

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
