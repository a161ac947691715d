import { extname } from 'node:path';
import type { Plugin } from 'rolldown';
import { transformSync } from 'rolldown/utils';

/**
 * Compiles JSX to calls, whatever a tsconfig.json says, because that of Next leaves JSX as it is; in files that end in
 * `.js`, too, into which Sanity's templates write JSX.
 */
export const compileJsx: Plugin = {
  name: 'tessera-contract-jsx',
  transform(code, id) {
    const lang = languages[extname(id)];
    if (!lang || !/<[\w>]/.test(code)) return undefined;
    const how = { lang, jsx: { runtime: 'automatic' }, sourcemap: true } as const;
    const { code: compiled, map, errors } = transformSync(id, code, how);
    const [error] = errors;
    if (error) throw new Error(`${id} cannot be read as code: ${error.message}`);
    return { code: compiled, map, moduleType: 'js' };
  },
};

const languages: Readonly<Record<string, 'tsx' | 'jsx'>> = { '.tsx': 'tsx', '.jsx': 'jsx', '.js': 'jsx' };
