import { variables } from '#settings/variables.ts';

/**
 * What a product that is started for tests has of the variables of this process: all but its settings, as a shell may have exported those
 * of somebody's own product, with its mail server and its folders.
 */
export const inheritedVariables = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in variables.shape))),
  NODE_ENV: process.env.NODE_ENV,
});
