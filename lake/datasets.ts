import { join } from 'node:path';
import type { LakeOptions } from './options.ts';
import { openReaders, type Readers } from './readers/readers.ts';
import { openStore, type Store } from './store/store.ts';

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
  /** Answer queries of both. */
  readonly readers: Readers;
  find(name: string): Dataset | undefined;
  close(): void;
}

/** Opens the datasets of a lake; throws LakeError with a sentence when one cannot be read. */
export function openDatasets(options: LakeOptions): Datasets {
  const open = (name: string, folder: string): Dataset => ({
    name,
    store: openStore(folder, options.publicUrl),
  });
  const main = open(options.dataset, options.dataDir);
  const comments = open(`${options.dataset}-comments`, join(options.dataDir, 'comments'));
  const readers = openReaders(options, {
    [main.name]: main.store.folder,
    [comments.name]: comments.store.folder,
  });
  return {
    main,
    comments,
    readers,
    find: (name) => [main, comments].find((dataset) => dataset.name === name),
    close() {
      readers.close();
      main.store.close();
      comments.store.close();
    },
  };
}
