import { createHash } from 'node:crypto';

/** Under which name an answer is kept: the path, the parameters in any order and, for `auto=format`, what the browser can show. */
export function assetKey(url: URL, accept = ''): string {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.sort();
  const formats = parameters.get('auto') === 'format' ? acceptedFormats(accept) : '';
  return createHash('sha256').update(`${url.pathname}?${parameters} ${formats}`).digest('hex');
}

/** The picture formats that decide what `auto=format` answers; nothing else of the header matters. */
export function acceptedFormats(accept: string): string {
  return ['image/avif', 'image/webp'].filter((format) => accept.includes(format)).join(',');
}
