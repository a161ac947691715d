import { compileSchema } from '../compile.ts';
import type { Project } from '../project.ts';
import type { Proof } from '../proof/project.ts';
import { extractSound } from '../proof/sound-types.ts';
import { openSearchEngine } from '../search/engine.ts';
import { Showing } from '../showing/show-findings.ts';
import { bordersOf } from './borders.ts';
import { judgeView } from './judge-view.ts';
import { viewsOf } from './view-files.ts';

/**
 * The proofs of a project below `root`, with the findings on the views of their subjects added: each view is drawn by
 * the project's own React, with the least, the most and some random content that an editor can publish.
 * @example
 * const proofs = await judgeViews(project, proveProject(project), '/project');
 */
export async function judgeViews(project: Project, proofs: readonly Proof[], root: string): Promise<Proof[]> {
  const views = viewsOf(project).filter(({ subject }) => proofs.some((proof) => proof.subject === subject));
  if (views.length === 0) return [...proofs];
  // React complains only in development.
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: 'development' });
  const types = extractSound(project.types).types;
  const judged = {
    root,
    project,
    compiled: compileSchema(types),
    showing: new Showing({ ...project, types }),
    engine: openSearchEngine(project.parameters),
  };
  const borders = await bordersOf(views, project, root);
  const all = [...proofs];
  for (const [index, view] of views.entries()) {
    const findings = await judgeView(view, { ...judged, border: borders[index] });
    const at = all.findIndex(({ subject }) => subject === view.subject);
    const proof = all[at];
    if (proof) all[at] = { ...proof, findings: [...proof.findings, ...findings] };
  }
  return all;
}
