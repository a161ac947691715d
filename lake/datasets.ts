import { join } from 'node:path';
import type { LakeOptions } from './options.ts';
import { type QueryEngine, queryEngine } from './query/run-query.ts';
import { openStore, type Store } from './store/store.ts';

/** Documents that are asked for together. */
export interface Dataset {
  name: string;
  store: Store;
  runQuery: QueryEngine;
}

/** The datasets of a lake: that of the site, and the one in which the Studio keeps comments on it. */
export interface Datasets {
  readonly main: Dataset;
  /** There from the beginning: a Studio that is open does not look for it again when a colleague writes the first comment. */
  readonly comments: Dataset;
  find(name: string): Dataset | undefined;
  close(): void;
}

/** Opens the datasets of a lake; throws LakeError with a sentence when one cannot be read. */
export function openDatasets(options: LakeOptions): Datasets {
  const open = (name: string, folder: string): Dataset => {
    const store = openStore(folder);
    return { name, store, runQuery: queryEngine(store, { ...options, dataset: name }) };
  };
  const main = open(options.dataset, options.dataDir);
  const comments = open(`${options.dataset}-comments`, join(options.dataDir, 'comments'));
  return {
    main,
    comments,
    find: (name) => [main, comments].find((dataset) => dataset.name === name),
    close() {
      main.store.close();
      comments.store.close();
    },
  };
}
