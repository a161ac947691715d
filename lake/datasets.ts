import { existsSync } from 'node:fs';
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
  /** The comments, or undefined as long as nobody has written one. */
  readonly comments: Dataset | undefined;
  /** Makes the dataset of the comments, or answers the one that is there. */
  setUpComments(): Dataset;
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
  const commentsFolder = join(options.dataDir, 'comments');
  const openComments = () => open(`${options.dataset}-comments`, commentsFolder);
  let comments = existsSync(commentsFolder) ? openComments() : undefined;
  return {
    main,
    get comments() {
      return comments;
    },
    setUpComments() {
      comments ??= openComments();
      return comments;
    },
    find: (name) => [main, comments].find((dataset) => dataset?.name === name),
    close() {
      main.store.close();
      comments?.store.close();
    },
  };
}
