import { load } from '../config/load-config.ts';
import type { ProjectSource } from '../places/places.ts';
import { pathOf } from '../places/sources.ts';
import type { Project } from '../project.ts';
import { type PlacedFinding, proved, type TypedKey } from './proved.ts';

/** The task of this process: where the project is, and the files that an editor has open, by their paths. */
export interface Task {
  source: ProjectSource;
  open: [path: string, text: string][];
}

/**
 * The answers of this process, one after the other: the findings, then the types of all keys; or why the project cannot
 * be loaded as it is.
 */
export type Outcome = { findings: PlacedFinding[] } | { keys: TypedKey[] } | { failed: string };

// A program: the language server starts it anew for every state of the files, because Node loads a module only once.
process.once('message', (task: Task) => void answer(task));

async function answer(task: Task): Promise<void> {
  const say = (outcome: Outcome) => new Promise((resolve) => process.send?.(outcome, resolve));
  try {
    for await (const outcome of await prove(task)) await say(outcome);
  } catch (error) {
    await say({ failed: error instanceof Error ? error.message : String(error) });
  }
  process.disconnect();
}

async function prove({ source, open: texts }: Task): Promise<AsyncIterable<Outcome>> {
  const open = new Map(texts);
  const { exports } = await load(pathOf(source.file), open);
  const project = exports[source.name];
  if (typeof project !== 'object' || project === null)
    throw new Error(`${pathOf(source.file)} exports no project as "${source.name}".`);
  // Whoever names the export says that it is a project.
  return proved(project as Project, source, open);
}
