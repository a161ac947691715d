import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRun } from '../config/cannot-run.ts';
import { findConfig } from '../config/find-config.ts';
import { describeMissing, loadConfig } from '../config/load-config.ts';
import { WrittenProject } from '../places/places.ts';
import { describeInPlace } from '../places/show-places.ts';
import type { Project } from '../project.ts';
import { describeProof, sumOfProofs } from '../proof/describe-proof.ts';
import { type Proof, proveProject } from '../proof/project.ts';
import type { Finding } from '../proof/verdict.ts';
import { showProofs } from '../showing/show-proofs.ts';
import { viewsOf } from '../views/view-files.ts';
import type { Command } from './command.ts';

const usage = `[--query NAME | --kind NAME] [--config FILE] [--json]
--query   looks only at one query, by its subject
--kind    looks only at one kind of section
--config  reads this file instead of the nearest contract.config.ts
--json    writes the verdict on every value to the output, and nothing else`;

/** Proves the project of the nearest contract.config.ts. */
export const proveCommand: Command = {
  summary:
    'Proves what a contract.config.ts says: the contract accepts all that editors can publish, and views draw it. Without a name, this runs.',
  usage,
  async run(words) {
    const options = {
      query: { type: 'string' },
      kind: { type: 'string' },
      config: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args: words, options });
    if (values.query !== undefined && values.kind !== undefined)
      throw new CannotRun(
        `"--query ${values.query}" and "--kind ${values.kind}" each look only at one thing: leave one of them out.`,
      );
    const file = resolve(values.config ?? findConfig(process.cwd()));
    const { project, missing } = await loadConfig(file);
    for (const line of describeMissing(missing)) console.error(line);

    const begun = performance.now();
    const name = values.query ?? values.kind;
    const proved = chosen(proveProject(narrowed(project, values.query)), name);
    const milliseconds = Math.round(performance.now() - begun);
    const shown = await showProofs(project, proved, { triesCode: true });
    const proofs = await withViews(project, shown, dirname(file));
    if (values.json) console.log(JSON.stringify({ milliseconds, proofs }, null, 2));
    else {
      const written = new WrittenProject({ file, name: 'default' });
      const describe = (one: Finding) => describeInPlace(one, written.placesOf(one), process.cwd());
      for (const proof of proofs) console.log(describeProof(proof, describe));
      console.log(`\n${sumOfProofs(proofs, milliseconds)}`);
    }
    return proofs.some(({ findings }) => findings.length > 0) ? 1 : 0;
  },
};

/**
 * Adds the findings on views. What draws and examines them takes a second to load, so it is loaded only when there are
 * views.
 */
async function withViews(project: Project, proofs: Proof[], root: string): Promise<Proof[]> {
  if (viewsOf(project).length === 0) return proofs;
  const { judgeViews } = await import('../views/judge-views.ts');
  return await judgeViews(project, proofs, root);
}

/**
 * The project with one query alone, when there is a query of that name: sections and unread fields need no proof then.
 */
function narrowed(project: Project, query: string | undefined): Project {
  const queries = project.queries.filter(({ subject }) => subject === query);
  return queries.length > 0 ? { ...project, queries, sections: undefined, forEditors: undefined } : project;
}

function chosen(proofs: Proof[], name: string | undefined): Proof[] {
  if (name === undefined) return proofs;
  const found = proofs.filter(({ subject }) => subject === name);
  if (found.length > 0) return found;
  throw new CannotRun(
    `There is no "${name}". There are ${proofs.map(({ subject }) => `"${subject}"`).join(', ')}.`,
  );
}
