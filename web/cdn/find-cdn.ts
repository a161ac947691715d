import type { Cdn } from './cdn.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import { varnish } from './varnish.ts';

const cdns = { cloudflare, fastly, varnish };

/** The CDN of a name that the setting `CDN` permits. */
export const findCdn = (kind: keyof typeof cdns): Cdn => cdns[kind];
