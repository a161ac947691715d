import type { Project } from '../project.ts';
import { type Proof, proveDocuments, proveKinds, proveProject } from '../proof/project.ts';
import { refusedSchema, withSchemaFaults } from '../proof/refused-schema.ts';
import { extractSound } from '../proof/sound-types.ts';
import { showProofs } from '../showing/show-proofs.ts';

/**
 * Yields the proofs of a project in two steps: first those of the kinds and documents, which people work on and which
 * take a fraction of the time, then all.
 */
export async function* proveInSteps(project: Project): AsyncGenerator<{ isWhole: boolean; proofs: Proof[] }> {
  const { types, kinds, sections, documents, parameters } = project;
  if (sections || documents) {
    const { extracted, findings: notCompiled } = extractSound(types, { parameters });
    const first = [
      ...(sections ? proveKinds(kinds, sections, extracted) : []),
      ...(documents ? proveDocuments(documents, extracted) : []),
    ];
    const sound = withSchemaFaults(first, refusedSchema(types), notCompiled);
    yield { isWhole: false, proofs: await showProofs(project, sound) };
  }
  yield { isWhole: true, proofs: await showProofs(project, proveProject(project)) };
}
