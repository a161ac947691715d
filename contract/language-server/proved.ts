import type { OpenTexts } from '../loading/load-module.ts';
import { type Places, type ProjectSource, WrittenProject } from '../places/places.ts';
import type { Span } from '../places/span.ts';
import type { Project } from '../project.ts';
import { answersOf, answerType, membersAt } from '../proof/answer-type.ts';
import { proveProject } from '../proof/project.ts';
import { extract } from '../proof/query-types/extract.ts';
import type { Finding } from '../proof/verdict.ts';
import { showProofs } from '../showing/show-proofs.ts';
import { type Edit, editsFor } from './edits.ts';

/** A finding with its places, and the edits that would mend it where they are known. */
export interface PlacedFinding {
  finding: Finding;
  places: Places;
  edits: Edit[];
}

/** A key in a query or a contract, and the type of what is answered there. */
export interface TypedKey {
  at: Span;
  /** Such as `faq.items[].question`. */
  path: string;
  type: string;
}

/**
 * Proves a project as it is written; yields the findings with their places and then, because they take longer, the
 * types of all keys.
 */
export async function* proved(
  project: Project,
  source: ProjectSource,
  open: OpenTexts,
): AsyncGenerator<{ findings: PlacedFinding[] } | { keys: TypedKey[] }> {
  const written = new WrittenProject(source, open);
  const proofs = await showProofs(project, proveProject(project));
  const findings = proofs.flatMap((proof) =>
    proof.findings.map((finding) => ({
      finding,
      places: written.placesOf(finding),
      edits: editsFor(finding, written),
    })),
  );
  yield { findings };
  yield { keys: [...typedKeys(project, proofs, written)] };
}

function* typedKeys(
  project: Project,
  proofs: ReturnType<typeof proveProject>,
  written: WrittenProject,
): Generator<TypedKey> {
  const extracted = extract(project.types, { parameters: project.parameters });
  const answers = answersOf(project, extracted);
  for (const { subject, verdicts } of proofs) {
    const members = answers.get(subject) ?? [];
    for (const path of new Set(verdicts.map((one) => one.path))) {
      const { query, contract } = written.placesAt(subject, path);
      if (path === '' || path.endsWith('[]')) continue;
      const type = answerType(membersAt(members, path, extracted), extracted);
      const name = `${subject}.${path}`;
      for (const at of [query, contract]) if (at) yield { at, path: name, type };
    }
  }
}
