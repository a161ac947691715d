import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadEnvironment } from '../loading/load-environment.ts';
import { loadModule } from '../loading/load-module.ts';
import { problemOf } from '../loading/problem.ts';
import type { Project } from '../project.ts';
import type { Answer, Setting } from './proof-thread.ts';
import { proveInSteps } from './prove-in-steps.ts';

// The other side of `proof-thread.ts`: loads the project as its files are now, and proves it.
const { root, project: projectFile }: Setting = workerData;
const answer = (told: Answer) => parentPort?.postMessage(told);
loadEnvironment(dirname(projectFile));

parentPort?.on('message', async () => {
  const found = new Set<string>();
  try {
    const { exports } = await loadModule(projectFile, { files: found });
    const project = [exports.project, exports.default].find(isProject);
    if (!project)
      throw new Error(`"${projectFile}" exports no project, neither as "project" nor by default.`);
    const { kinds, documents } = project;
    const names = [...Object.keys(kinds), ...Object.keys(documents?.types ?? {})];
    const known = { files: [...found], kinds: names, folders: foldersOf(project) };
    for await (const step of proveInSteps(project)) answer({ is: 'proven', ...step, ...known });
  } catch (error) {
    answer({ is: 'broken', problem: problemOf(error, root), files: [...found] });
  }
});

function foldersOf({ kinds, sections, documents }: Project): Record<string, string> {
  const within = (folder: string | undefined, names: object = {}) =>
    folder === undefined ? [] : Object.keys(names).map((name) => [name, `${folder}/${name}`]);
  return Object.fromEntries([
    ...within(sections?.folder, kinds),
    ...within(documents?.folder, documents?.types),
  ]);
}

const isProject = (value: unknown): value is Project =>
  typeof value === 'object' && value !== null && 'types' in value && 'kinds' in value && 'queries' in value;
