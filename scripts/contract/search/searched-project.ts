import { WrittenProject } from '#contract/places/places.ts';
import type { SearchedProject } from '#contract/project.ts';
import { worldOf } from '#contract/search/world.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import { project } from '../project/project.ts';
import { projectSource } from '../project/source.ts';
import { customRules } from './custom-rules.ts';

/** Tessera as the search is handed it. */
export const searchedProject: SearchedProject = {
  ...project,
  rules: customRules,
  holder: { _id: 'page-of-the-search', _type: typeOfPages(), title: 'Page', path: { current: '/page' } },
};

/** What stands around the sections of the site. */
export const world = worldOf(searchedProject);

/** Where the project is written, so that what is found is said with its lines. */
export const written = new WrittenProject(projectSource);
