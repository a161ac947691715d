export { project as default } from '#scripts/contract/project/project.ts';
