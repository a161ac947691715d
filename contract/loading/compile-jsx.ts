import type { Plugin } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { parserLanguage } from '../source/parser-language.ts';

/**
 * Compiles JSX to calls, whatever a tsconfig.json says, because that of Next leaves JSX as it is; in files that end in
 * `.js`, too, into which Sanity's templates write JSX.
 */
export const compileJsx: Plugin = {
  name: 'tessera-contract-jsx',
  transform(code, id) {
    if (!mayHoldJsx.test(id) || !/<[\w>]/.test(code)) return undefined;
    const how = { lang: parserLanguage(id), jsx: { runtime: 'automatic' }, sourcemap: true } as const;
    const { code: compiled, map, errors } = transformSync(id, code, how);
    const [error] = errors;
    if (error) throw new Error(`${id} cannot be read as code: ${error.message}`);
    return { code: compiled, map, moduleType: 'js' };
  },
};

const mayHoldJsx = /\.(tsx|jsx|js)$/;
