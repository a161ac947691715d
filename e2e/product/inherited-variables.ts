import { variables } from '#settings/variables.ts';

/**
 * The variables of this process that a product started for tests inherits: all but the product's settings, because a
 * shell may have exported those of somebody's own product, with its mail server and its folders.
 */
export const inheritedVariables = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in variables.shape))),
  NODE_ENV: process.env.NODE_ENV,
});
