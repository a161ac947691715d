import type { Environment } from './environment.ts';

/**
 * The token with which the site tells the embedded lake something, or asks what the lake tells only administrators: the
 * lake's own where there is one, because the token for reading may be a viewer's.
 */
export const siteToken = ({
  lakeToken,
  readToken,
}: Pick<Environment, 'lakeToken' | 'readToken'>): string | undefined => lakeToken ?? readToken;
