import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ProjectSource } from '../places/places.ts';
import { pathOf } from '../places/sources.ts';
import type { Project } from '../project.ts';
import { type PlacedFinding, proved, type TypedKey } from './proved.ts';

/** What the process apart is told: where the project is, and the files that an editor has open, by their paths. */
export interface Task {
  source: ProjectSource;
  open: [path: string, text: string][];
}

/** What it answers, one after the other: what was proved and the types of all keys, or why the project cannot be loaded as it stands. */
export type Outcome = { findings: PlacedFinding[] } | { keys: TypedKey[] } | { failed: string };

// A program: the language server starts it anew for every state of the files, as Node loads a module only once.
process.once('message', (task: Task) => void answer(task));

async function answer(task: Task): Promise<void> {
  const say = (outcome: Outcome) => new Promise((resolve) => process.send?.(outcome, resolve));
  try {
    for (const outcome of await prove(task)) await say(outcome);
  } catch (error) {
    await say({ failed: error instanceof Error ? error.message : String(error) });
  }
  process.disconnect();
}

async function prove({ source, open: texts }: Task): Promise<Iterable<Outcome>> {
  const open = new Map(texts);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const text = url.startsWith('file:') ? open.get(pathOf(url)) : undefined;
      return text === undefined ? loaded : { ...loaded, source: text };
    },
  });
  const module: Record<string, unknown> = await import(pathToFileURL(pathOf(source.file)).href);
  // Whoever names the export says that it is a project.
  return proved(module[source.name] as Project, source, open);
}
