import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ProjectSource } from '../places/places.ts';
import { pathOf } from '../places/sources.ts';
import type { Project } from '../project.ts';
import { type Proved, proved } from './proved.ts';

/** What the process apart is told: where the project is, and the files that an editor has open, by their paths. */
export interface Task {
  source: ProjectSource;
  open: [path: string, text: string][];
}

/** What it answers: what was proved, or why the project cannot be loaded as it stands. */
export type Outcome = { proved: Proved } | { failed: string };

// A program: the language server starts it anew for every state of the files, as Node loads a module only once.
process.once('message', (task: Task) => void answer(task));

async function answer({ source, open }: Task): Promise<void> {
  const outcome = await prove(source, new Map(open)).catch((error: unknown) => ({
    failed: error instanceof Error ? error.message : String(error),
  }));
  process.send?.(outcome, () => process.disconnect());
}

async function prove(source: ProjectSource, open: ReadonlyMap<string, string>): Promise<Outcome> {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const text = url.startsWith('file:') ? open.get(pathOf(url)) : undefined;
      return text === undefined ? loaded : { ...loaded, source: text };
    },
  });
  const module: Record<string, unknown> = await import(pathToFileURL(pathOf(source.file)).href);
  // Whoever names the export says that it is a project.
  return { proved: proved(module[source.name] as Project, source, open) };
}
