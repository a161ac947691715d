import { extname } from 'node:path';
import type { Plugin } from 'rolldown';
import { transformSync } from 'rolldown/utils';

/**
 * Makes calls of JSX, whatever a tsconfig.json says, which for Next leaves it as it is; templates of Sanity write it into
 * files that end in `.js`, too.
 */
export const compileJsx: Plugin = {
  name: 'tessera-contract-jsx',
  transform(code, id) {
    const lang = languages[extname(id)];
    if (!lang || !/<[\w>]/.test(code)) return undefined;
    const how = { lang, jsx: { runtime: 'automatic' }, sourcemap: true } as const;
    const { code: compiled, map, errors } = transformSync(id, code, how);
    const [error] = errors;
    if (error) throw new Error(`${id} is no code that can be read: ${error.message}`);
    return { code: compiled, map, moduleType: 'js' };
  },
};

const languages: Readonly<Record<string, 'tsx' | 'jsx'>> = { '.tsx': 'tsx', '.jsx': 'jsx', '.js': 'jsx' };
