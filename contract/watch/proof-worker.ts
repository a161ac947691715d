import { parentPort, workerData } from 'node:worker_threads';
import type { Project } from '../project.ts';
import { FreshModules } from './fresh-modules.ts';
import { problemOf } from './problem.ts';
import type { Answer, Question, Setting } from './proof-thread.ts';

// The other side of `proof-thread.ts`: loads the project and the proof anew as far as they have changed, and proves.
const { root, project: projectFile } = workerData as Setting;
const prover = new URL(import.meta.resolve('../proof/project.ts')).pathname;
const modules = await FreshModules.open(root);

parentPort?.on('message', async ({ changed }: Question) => {
  parentPort?.postMessage(await answer(changed));
});

async function answer(changed: readonly string[]): Promise<Answer> {
  const begun = performance.now();
  modules.forget(changed);
  const told = () => ({ files: modules.files, ms: Math.round(performance.now() - begun) });
  try {
    const { proveProject } = (await modules.load(prover)) as typeof import('../proof/project.ts');
    const { project } = await modules.load(projectFile);
    if (!isProject(project)) throw new Error(`"${projectFile}" has no export "project" that is a project.`);
    const proofs = proveProject(project);
    return {
      is: 'proven',
      proofs,
      kinds: Object.keys(project.kinds),
      folder: project.sections.folder,
      ...told(),
    };
  } catch (error) {
    const problem = problemOf(error, root);
    const { files, ms } = told();
    modules.forgetAll();
    return { is: 'broken', problem, files, ms };
  }
}

const isProject = (value: unknown): value is Project =>
  typeof value === 'object' &&
  value !== null &&
  'kinds' in value &&
  'queries' in value &&
  'sections' in value;
