import type { Environment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { lakeToken } from '../lake/lake-token.ts';

/**
 * The variables that the site's process and its build are given. With the token of the embedded lake it asks as somebody
 * who is known: strangers' limits are not its own, and what they ask does not keep it waiting.
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
