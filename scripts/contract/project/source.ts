import type { ProjectSource } from '#contract/places/places.ts';

/** Where `project.ts` is written, so that findings lead to lines. */
export const projectSource: ProjectSource = {
  file: new URL('./project.ts', import.meta.url),
  name: 'project',
};
