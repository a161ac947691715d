import type { Environment } from './environment.ts';

/**
 * The token by which the site tells the embedded lake something, or asks what it tells administrators alone: the lake's own where there
 * is one, as the token for reading may be a viewer's.
 */
export const siteToken = ({
  lakeToken,
  readToken,
}: Pick<Environment, 'lakeToken' | 'readToken'>): string | undefined => lakeToken ?? readToken;
