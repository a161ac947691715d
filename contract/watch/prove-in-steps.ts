import type { Project } from '../project.ts';
import { type Proof, proveKinds, proveProject } from '../proof/project.ts';
import { extract } from '../proof/query-types/extract.ts';
import { showProofs } from '../showing/show-proofs.ts';

/** The proofs of a project: those of the kinds, which somebody works at and which take a seventh of the time, and then all. */
export async function* proveInSteps(project: Project): AsyncGenerator<{ isWhole: boolean; proofs: Proof[] }> {
  const { types, kinds, sections, parameters } = project;
  if (sections) {
    const ofKinds = proveKinds(kinds, sections, extract(types, { parameters }));
    yield { isWhole: false, proofs: await showProofs(project, ofKinds) };
  }
  yield { isWhole: true, proofs: await showProofs(project, proveProject(project)) };
}
