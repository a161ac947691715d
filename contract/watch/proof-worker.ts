import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { FreshModules } from '../loading/fresh-modules.ts';
import { problemOf } from '../loading/problem.ts';
import type { Project } from '../project.ts';
import type { Answer, Question, Setting } from './proof-thread.ts';

// The other side of `proof-thread.ts`: loads the project and the proof anew as far as they have changed, and proves.
const { root, project: projectFile }: Setting = workerData;
// What proves is a part of the project while the contract itself is developed.
const prover = fileURLToPath(new URL(`prove-in-steps${extname(import.meta.filename)}`, import.meta.url));
const modules = await FreshModules.open(root);
const answer = (told: Answer) => parentPort?.postMessage(told);

parentPort?.on('message', async ({ changed }: Question) => {
  modules.forget(changed);
  try {
    const { proveInSteps } = await modules.load<typeof import('./prove-in-steps.ts')>(prover);
    const { project, default: preset } = await modules.load(projectFile);
    const found = [project, preset].find(isProject);
    if (!found) throw new Error(`"${projectFile}" exports no project, neither as "project" nor by default.`);
    const { kinds, sections } = found;
    const known = { files: modules.files, kinds: Object.keys(kinds), folder: sections?.folder };
    for await (const step of proveInSteps(found)) answer({ is: 'proven', ...step, ...known });
  } catch (error) {
    answer({ is: 'broken', problem: problemOf(error, root), files: modules.files });
    modules.forgetAll();
  }
});

const isProject = (value: unknown): value is Project =>
  typeof value === 'object' && value !== null && 'types' in value && 'kinds' in value && 'queries' in value;
