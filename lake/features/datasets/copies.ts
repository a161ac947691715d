import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Dataset, Datasets } from '../../kernel/store/datasets.ts';
import { isVersion, releaseNameOf } from '../../kernel/store/document.ts';
import type { Tables } from '../../kernel/store/migrate.ts';
import { select } from '../../kernel/store/select.ts';
import type { Store } from '../../kernel/store/store.ts';
import { releaseOfDocument } from '../../kernel/store/variant.ts';
import { copyFolder, intoDataset } from './copy-folder.ts';

/** A job that copies a dataset. Whoever knows its id may follow it. */
export interface CopyJob {
  id: string;
  source: string;
  target: string;
  state: 'running' | 'completed' | 'failed';
  /** In per cent. */
  progress: number;
  /** Why it failed. */
  message: string | null;
  withHistory: 0 | 1;
  created: string;
  updated: string;
}

/** What to copy, and into which new dataset. */
export interface CopyOrder {
  source: Dataset;
  target: string;
  skipHistory: boolean;
  skipReleases: boolean;
  author: string;
}

/** Copies of datasets. Several may run at once while the lake goes on working; each is kept as a job. */
export interface Copies {
  /** Begins one. Throws what making a dataset of that name would throw, and a 409 while another is copied into it. */
  start(order: CopyOrder): CopyJob;
  /** Throws a 409 for the name of a dataset that is being copied into. */
  checkFree(name: string): void;
  find(id: string): CopyJob | undefined;
  /** The newest first. */
  list(limit: number, offset: number): CopyJob[];
  /** Calls `hear` whenever a job has come further, until the returned function is called. */
  follow(id: string, hear: (job: CopyJob) => void): () => void;
  close(): void;
}

/** The table of the jobs that copy datasets. */
export const copyTables: Tables = {
  owner: 'dataset-copies',
  migrations: [
    `CREATE TABLE copy_jobs (
      id TEXT PRIMARY KEY, source TEXT NOT NULL, target TEXT NOT NULL, state TEXT NOT NULL, progress INTEGER NOT NULL,
      message TEXT, withHistory INTEGER NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
};

/**
 * Opens the copying of a lake's datasets. `tidyCopy` changes each copy before it becomes visible. Jobs that were
 * running when the lake ended are marked as failed.
 */
export function openCopies(
  datasets: Datasets,
  projectId: string,
  tidyCopy: (copy: Store) => void = () => {},
): Copies {
  const { database } = datasets.main.store;
  const followers = new Set<{ id: string; hear: (job: CopyJob) => void }>();
  const targets = new Set<string>();
  let isClosed = false;
  database
    .prepare(`UPDATE copy_jobs SET state = 'failed', message = ? WHERE state = 'running'`)
    .run('The lake was shut down during the copy. Start it again.');

  function put(job: CopyJob): CopyJob {
    const kept = { ...job, updated: new Date().toISOString() };
    save(database, kept);
    for (const { id, hear } of followers) if (id === job.id) hear(kept);
    return kept;
  }

  async function run(job: CopyJob, { source, target, skipHistory, skipReleases, author }: CopyOrder) {
    const folder = datasets.beginFolder(target);
    let now = job;
    const progress = (percent: number) => {
      if (isClosed) throw new Error('The lake is shutting down.');
      if (percent > now.progress) now = put({ ...now, progress: percent });
    };
    try {
      await copyFolder(source.store.folder, folder, { skipHistory, progress });
      progress(99);
      const sourceNow = datasets.find(source.name);
      if (sourceNow?.store !== source.store)
        throw new Refusal(409, `"${source.name}" has been removed in the meantime.`);
      // Its access mode may have changed meanwhile, too.
      const made = { name: target, aclMode: sourceNow.aclMode, author };
      datasets.adopt(made, folder, [intoDataset(projectId, source.name, target)], (copy) => {
        if (skipReleases) removeReleases(copy, author);
        tidyCopy(copy);
      });
      now = put({ ...now, state: 'completed', progress: 100 });
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      if (isClosed) return; // the next start marks the job as failed
      if (!(error instanceof Refusal))
        console.error(`The dataset "${source.name}" could not be copied:`, error);
      put({ ...now, state: 'failed', message: messageOf(error) });
    } finally {
      targets.delete(target);
    }
  }

  const checkFree = (name: string) => {
    if (targets.has(name)) throw new Refusal(409, `A dataset is being copied into "${name}" at this moment.`);
  };

  return {
    start(order) {
      datasets.checkNewName(order.target);
      checkFree(order.target);
      targets.add(order.target);
      const now = new Date().toISOString();
      const job = put({
        id: `copy-${randomUUID()}`,
        source: order.source.name,
        target: order.target,
        state: 'running',
        progress: 0,
        message: null,
        withHistory: order.skipHistory ? 0 : 1,
        created: now,
        updated: now,
      });
      void run(job, order);
      return job;
    },
    checkFree,
    find: (id) => select<CopyJob>(database, 'SELECT * FROM copy_jobs WHERE id = ?').get(id),
    list: (limit, offset) =>
      select<CopyJob>(database, 'SELECT * FROM copy_jobs ORDER BY created DESC LIMIT ? OFFSET ?').all(
        limit,
        offset,
      ),
    follow(id, hear) {
      const follower = { id, hear };
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    close() {
      isClosed = true;
      followers.clear();
    },
  };
}

function save(database: DatabaseSync, job: CopyJob): void {
  const { id, source, target, state, progress, message, withHistory, created, updated } = job;
  database
    .prepare('INSERT OR REPLACE INTO copy_jobs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(id, source, target, state, progress, message, withHistory, created, updated);
}

/** Removes the releases, and the versions in them, from a copy. Variants that are in no release stay. */
function removeReleases(store: Store, author: string): void {
  const inRelease = (id: string) => {
    const version = isVersion(id) && store.get(id);
    return version && releaseOfDocument(version) !== undefined;
  };
  const ids = store.documents.ids().filter((id) => releaseNameOf(id) !== undefined || inRelease(id));
  if (ids.length === 0) return;
  store.commit({
    transactionId: randomUUID(),
    timestamp: new Date().toISOString(),
    author,
    mutations: ids.map((id) => ({ delete: { id } })),
    changes: ids.map((id) => ({ id, before: store.get(id), after: null })),
  });
}
