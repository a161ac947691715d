import type { Environment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { lakeToken } from '../lake/lake-token.ts';

/**
 * The variables that the site's processes and its build are given. With the token of the embedded lake, the site is no
 * stranger there: the limits of strangers do not apply to it, and their requests do not keep it waiting.
 */
export function siteVariables(environment: Environment): Variables {
  const token = environment.isEmbedded ? { SANITY_READ_TOKEN: lakeToken(environment) } : {};
  return {
    ...token,
    SITE_URL: environment.siteUrl,
    NEXT_DIST: environment.distDir,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
