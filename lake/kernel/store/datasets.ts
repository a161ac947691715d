import { join } from 'node:path';
import type { LakeOptions } from '../options.ts';
import type { Tables } from './migrate.ts';
import { openStore, type Store } from './store.ts';

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
  /** The folder of each, by its name. */
  readonly folders: Readonly<Record<string, string>>;
  find(name: string): Dataset | undefined;
  close(): void;
}

/** Opens the datasets of a lake, that of the site with the tables of features; throws LakeError when one cannot be read. */
export function openDatasets(options: LakeOptions, tables: readonly Tables[]): Datasets {
  const { publicUrl } = options;
  const open = (name: string, folder: string, tables: readonly Tables[] = []): Dataset => ({
    name,
    store: openStore(folder, { publicUrl, tables }),
  });
  const main = open(options.dataset, options.dataDir, tables);
  const comments = open(`${options.dataset}-comments`, join(options.dataDir, 'comments'));
  return {
    main,
    comments,
    folders: { [main.name]: main.store.folder, [comments.name]: comments.store.folder },
    find: (name) => [main, comments].find((dataset) => dataset.name === name),
    close() {
      main.store.close();
      comments.store.close();
    },
  };
}
