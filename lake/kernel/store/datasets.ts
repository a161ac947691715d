import { join } from 'node:path';
import type { LakeOptions } from '../options.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

/** Documents that are asked for together. */
export interface Dataset {
  name: string;
  store: Store;
}

/** The datasets of a lake: that of the site, and the one in which the Studio keeps comments on it. */
export interface Datasets {
  readonly main: Dataset;
  /** There from the beginning: a Studio that is open does not look for it again when a colleague writes the first comment. */
  readonly comments: Dataset;
  /** The slug fields that documents of both are found by. */
  readonly slugs: readonly string[];
  /** The folder of each, by its name. */
  readonly folders: Readonly<Record<string, string>>;
  find(name: string): Dataset | undefined;
  close(): void;
}

/**
 * Opens the datasets of a lake, that of the site with the tables of features; throws LakeError with a sentence when one cannot
 * be read.
 */
export function openDatasets(
  { dataDir, dataset, publicUrl, say }: LakeOptions,
  { tables, ...options }: Pick<StoreOptions, 'slugs' | 'tables' | 'moveFiles'>,
): Datasets {
  const common = { publicUrl, ...(say && { say }), ...options };
  const main: Dataset = {
    name: dataset,
    store: openStore(dataDir, { tables, ...common }),
  };
  const comments: Dataset = {
    name: `${dataset}-comments`,
    store: openStore(join(dataDir, 'comments'), common),
  };
  return {
    main,
    comments,
    slugs: main.store.documents.slugs,
    folders: { [main.name]: main.store.folder, [comments.name]: comments.store.folder },
    find: (name) => [main, comments].find((dataset) => dataset.name === name),
    close() {
      main.store.close();
      comments.store.close();
    },
  };
}
