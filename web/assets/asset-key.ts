import { createHash } from 'node:crypto';
import type { AssetAddress } from './asset-address.ts';

/**
 * Under which name an answer is kept: the hash of the asset, and after a hyphen that of its address and, for `auto=format`, of
 * what the browser can show.
 */
export function assetKey({ pathname, search }: AssetAddress, accept = ''): string {
  const parameters = new URLSearchParams(search);
  const formats = parameters.get('auto') === 'format' ? acceptedFormats(accept) : '';
  const [asset = ''] = pathname.match(/[0-9a-f]{40}/) ?? [];
  return `${asset}-${createHash('sha256').update(`${pathname}?${parameters} ${formats}`).digest('hex')}`;
}

/** The hash of the asset of which an answer is kept under some name: the names of all its answers begin with it. */
export const assetOf = (key: string): string => key.split('-')[0] ?? '';

/** Under which name an answer is kept of which there may be a better one soon: what has a name never changes. */
export const provisionalKey = (key: string): string => `${key}-provisional`;

/** The picture formats that decide what `auto=format` answers; nothing else of the header matters. */
function acceptedFormats(accept: string): string {
  return ['image/avif', 'image/webp'].filter((format) => accept.includes(format)).join(',');
}
