import { createHash } from 'node:crypto';
import type { AssetAddress } from './asset-address.ts';

/**
 * The key under which an answer is kept: the hash of the asset, a hyphen, and the hash of its address and, for
 * `auto=format`, of the formats that the browser can show.
 */
export function assetKey({ pathname, search }: AssetAddress, accept = ''): string {
  const parameters = new URLSearchParams(search);
  const formats = parameters.get('auto') === 'format' ? acceptedFormats(accept) : '';
  const [asset = ''] = pathname.match(/[0-9a-f]{40}/) ?? [];
  return `${asset}-${createHash('sha256').update(`${pathname}?${parameters} ${formats}`).digest('hex')}`;
}

/** The hash of the asset to which a key belongs: the keys of all its answers begin with it. */
export const assetOf = (key: string): string => key.split('-')[0] ?? '';

/** The key of an answer that may be replaced by a better one soon; what is kept under a plain key never changes. */
export const provisionalKey = (key: string): string => `${key}-provisional`;

/** The accepted picture formats that decide what `auto=format` answers; nothing else in the header matters. */
function acceptedFormats(accept: string): string {
  return ['image/avif', 'image/webp'].filter((format) => accept.includes(format)).join(',');
}
