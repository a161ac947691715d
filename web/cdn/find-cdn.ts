import type { Cdn } from './cdn.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import { varnish } from './varnish.ts';

const cdns = { cloudflare, fastly, varnish };

/** The CDN that the setting `CDN` names. */
export const findCdn = (kind: keyof typeof cdns): Cdn => cdns[kind];
