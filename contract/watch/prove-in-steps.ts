import type { Project } from '../project.ts';
import { type Proof, proveDocuments, proveKinds, proveProject } from '../proof/project.ts';
import { extractSound } from '../proof/sound-types.ts';
import { showProofs } from '../showing/show-proofs.ts';

/** The proofs of a project: those of the kinds and documents, which somebody works at and which take a fraction of the time, and then all. */
export async function* proveInSteps(project: Project): AsyncGenerator<{ isWhole: boolean; proofs: Proof[] }> {
  const { types, kinds, sections, documents, parameters } = project;
  if (sections || documents) {
    const { extracted } = extractSound(types, { parameters });
    const first = [
      ...(sections ? proveKinds(kinds, sections, extracted) : []),
      ...(documents ? proveDocuments(documents, extracted) : []),
    ];
    yield { isWhole: false, proofs: await showProofs(project, first) };
  }
  yield { isWhole: true, proofs: await showProofs(project, proveProject(project)) };
}
