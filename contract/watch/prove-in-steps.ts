import type { Project } from '../project.ts';
import { extract } from '../proof/extract.ts';
import { type Proof, proveKinds, proveProject } from '../proof/project.ts';

/** The proofs of a project: those of the kinds, which somebody works at and which take a seventh of the time, and then all. */
export function* proveInSteps(project: Project): Generator<{ isWhole: boolean; proofs: Proof[] }> {
  const { types, kinds, sections, parameters } = project;
  if (sections) yield { isWhole: false, proofs: proveKinds(kinds, sections, extract(types, { parameters })) };
  yield { isWhole: true, proofs: proveProject(project) };
}
