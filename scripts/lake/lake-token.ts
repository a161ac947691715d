import { keepToken } from '#lake/kernel/access/keep-token.ts';
import type { Environment } from '#settings/environment.ts';

/**
 * The administrator's token: LAKE_TOKEN, or the one that the first start made and keeps in DATA_DIR/token. Throws
 * LakeError when that file cannot be read or written.
 */
export const lakeToken = ({
  lakeToken: given,
  dataDir,
}: Pick<Environment, 'lakeToken' | 'dataDir'>): string => given || keepToken(dataDir).token;
