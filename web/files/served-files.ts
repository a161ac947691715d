import { extname } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { cacheControl } from '../headers/cache-control.ts';
import { contentTypes } from '../headers/content-types.ts';
import { picturePolicy, splitPolicy } from '../headers/page-policy.ts';
import { type Headers, siteHeaders } from '../headers/site-headers.ts';

/** Files that a server sends with the same headers. */
export interface ServedFiles {
  /** Their addresses: all with one of these endings, a single one, or `pages`, all that nothing else covers. */
  of: { endings: readonly string[] } | { address: string } | 'pages';
  /** The folder in which each has the name of its address. */
  folder: 'pages' | 'data' | 'assets';
  type: string;
  headers: Headers;
  /** Whether packed versions of each are there, too. */
  isPacked: boolean;
}

/** The types of files made from content, by their endings. Markdown has many addresses, each other type has one. */
const data: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/rss+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Whether what is made from content may be served from a file: a server knows types by their endings, and cannot say
 * that search engines are to leave one of many files alone.
 */
export const isForFile = (file: string, headers: Headers): boolean =>
  headers['content-type'] === data[extname(file)] && headers['x-robots-tag'] === undefined;

const own = ['.css', '.js', '.wasm'] as const;
const pictures = ['.png', '.ico', '.webp'] as const;
const font = '.woff2' as const;
const packed: readonly string[] = [...own, '.svg'];

/**
 * The endings of those files of the build and the public folder that are served as files, and which of them are worth
 * packing.
 */
export const assetEndings: ReadonlyMap<string, { isPacked: boolean }> = new Map(
  [...packed, ...pictures, font].map((ending) => [ending, { isPacked: packed.includes(ending) }]),
);

/**
 * All that a server in front of the site serves as files under these settings, the special before the general.
 * `addresses` are those of files that are made of content and are no pages.
 */
export function servedFiles(environment: Environment, addresses: readonly string[]): ServedFiles[] {
  const headers = siteHeaders(environment);
  const files = (ending: keyof typeof contentTypes, more: Headers): ServedFiles => ({
    of: { endings: [ending] },
    folder: 'assets',
    type: contentTypes[ending],
    headers: more,
    isPacked: assetEndings.get(ending)?.isPacked ?? false,
  });
  const ofData = (of: ServedFiles['of'], type: string): ServedFiles => ({
    of,
    folder: 'data',
    type,
    headers: { ...headers.plain, 'cache-control': cacheControl.revalidated },
    isPacked: true,
  });
  const drawing = { ...headers.shared, 'content-security-policy': picturePolicy };
  return [
    ...addresses.map((address) => ofData({ address }, data[extname(address)] ?? '')),
    ofData({ endings: ['.md'] }, data['.md'] ?? ''),
    ...[...own, font].map((ending) => files(ending, headers.own)),
    ...pictures.map((ending) => files(ending, headers.shared)),
    files('.svg', drawing),
    {
      of: 'pages',
      folder: 'pages',
      type: 'text/html; charset=utf-8',
      headers: { ...headersOfPages(environment), 'cache-control': cacheControl.revalidated },
      isPacked: true,
    },
  ];
}

/** The pages among what is served; throws when there are none. */
export function pagesOf({ files }: { files: readonly ServedFiles[] }): ServedFiles {
  const pages = files.find(({ of }) => of === 'pages');
  if (!pages) throw new Error('A server of files has to be told of the pages.');
  return pages;
}

/** The headers that all pages share, besides what each page's HTML says for itself. */
function headersOfPages(environment: Environment): Headers {
  const page = siteHeaders(environment).page('');
  const { inHeader } = splitPolicy(page['content-security-policy'] ?? '');
  return { ...page, 'content-security-policy': inHeader };
}
