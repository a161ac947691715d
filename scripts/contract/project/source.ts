import type { ProjectSource } from '#contract/places/places.ts';

/** Where the project is written, so that findings lead to lines. */
export const projectSource: ProjectSource = {
  file: new URL('../../../contract.config.ts', import.meta.url),
  name: 'default',
};
