import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { syncNow } from '../files/sync.ts';
import { inBrackets, type NameOf } from '../name-of.ts';
import type { LakeOptions } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { type AclMode, type DatasetRecord, datasetRecords, datasetTables } from './dataset-records.ts';
import { LakeError } from './lake-error.ts';
import { noteOpening } from './opening-id.ts';
import type { MoveFiles } from './public-address.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

/** Documents that are queried together, with their own history, assets and streams. */
export interface Dataset {
  readonly name: string;
  readonly store: Store;
  readonly aclMode: AclMode;
  /** The dataset whose comments it holds; null for one that stands for itself. */
  readonly addonFor: string | null;
  /** When it was made, as an ISO date, and by whom; undefined for those that every lake has. */
  readonly created?: string | undefined;
  readonly author?: string | undefined;
}

/** Begins work on a dataset that goes on while it is there; the returned function ends it. */
export type DatasetWatcher = (dataset: Dataset) => () => void;

/** What a new dataset is. */
export type NewDataset = Pick<Dataset, 'name' | 'aclMode'> & { addonFor?: string | null; author: string };

/**
 * The datasets of a lake: that of the site, the one with the Studio's comments on it, and those that somebody has made.
 */
export interface Datasets {
  readonly main: Dataset;
  /**
   * There from the beginning, because an open Studio does not look for it again when a colleague writes the first
   * comment.
   */
  readonly comments: Dataset;
  /** The slug fields by which documents of every dataset are found. */
  readonly slugs: readonly string[];
  readonly records: ReturnType<typeof datasetRecords>;
  /** Identifies this opening to whoever has the data folder; undefined where it could not be noted there. */
  readonly openingId: string | undefined;
  list(): Dataset[];
  /** The dataset of a name, or of an alias: `~` and its name. */
  find(name: string): Dataset | undefined;
  /** Throws a 400 for an invalid name, a 409 for one that is taken. */
  checkNewName(name: string): void;
  /** Makes an empty dataset; throws as `checkNewName` does. */
  create(made: NewDataset): Dataset;
  /** A folder for a dataset that is being made, which is removed at the next start unless `adopt` takes it. */
  beginFolder(name: string): string;
  /**
   * Makes a dataset of such a folder, which already has a database. `moveFiles` rewrites the addresses in its
   * documents, and `tidy` does what has to be done before anybody can ask for it.
   */
  adopt(
    made: NewDataset,
    folder: string,
    moveFiles: readonly MoveFiles[],
    tidy?: (store: Store) => void,
  ): Dataset;
  /** Changes who may read a dataset; throws a 404, or a 409 for a dataset that stays as it is. */
  setAclMode(name: string, aclMode: AclMode): Dataset;
  /**
   * Removes a dataset and the comments on it, with all that they hold; throws a 404, or a 409 for one that every lake
   * has.
   */
  remove(name: string): void;
  /** Calls a watcher for every dataset, also for those made later; the returned function ends it for all. */
  watch(watcher: DatasetWatcher): () => void;
  /** Throws DatabaseGone when the file of a dataset was taken away or replaced. */
  checkFiles(): void;
  close(): void;
}

const unfinished = '.part'; // the ending of whatever is not whole yet
const form = /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/;

/**
 * Opens the datasets of a lake, that of the site with the tables of features; throws LakeError with a sentence when one
 * cannot be read.
 */
export function openDatasets(
  { dataDir, dataset, aclMode = 'public', publicUrl, say, nameOf }: LakeOptions,
  { tables = [], ...options }: Pick<StoreOptions, 'slugs' | 'tables' | 'moveFiles'>,
): Datasets {
  const common = { publicUrl, nameOf, ...(say && { say }), ...options };
  const main: Dataset = {
    name: dataset,
    store: openStore(dataDir, { tables: [datasetTables, ...tables], ...common }),
    aclMode,
    addonFor: null,
  };
  const comments: Dataset = {
    name: `${dataset}-comments`,
    store: openStore(join(dataDir, 'comments'), common),
    aclMode: 'private',
    addonFor: dataset,
  };
  const records = datasetRecords(main.store.database);
  const parent = join(dataDir, 'datasets');
  const opened = new Map<string, Dataset>([main, comments].map((one) => [one.name, one]));
  const watchers = new Map<DatasetWatcher, Map<string, () => void>>();

  try {
    removeUnfinished(parent, records);
    const taken = records.all().find(({ name }) => opened.has(name));
    if (taken) throw nameTaken(taken.name, nameOf);
    for (const record of records.all()) open(record);
  } catch (error) {
    for (const { store } of [...opened.values()].reverse()) store.close();
    throw error;
  }

  function open(record: DatasetRecord): Dataset {
    const { folder, ...said } = record;
    const one: Dataset = { ...said, store: openStore(join(parent, folder), common) };
    opened.set(one.name, one);
    for (const [watcher, stops] of watchers) stops.set(one.name, watcher(one));
    return one;
  }

  /**
   * Makes a dataset of a folder. Its record is written first and names the folder: a start that finds the record alone
   * makes the folder, or removes the record if `bring`, which moves the folder to its place, was not reached.
   */
  function add(
    { name, aclMode, addonFor = null, author }: NewDataset,
    folder: string,
    bring = () => {},
  ): Dataset {
    const record = { name, folder, aclMode, addonFor, created: new Date().toISOString(), author };
    records.put(record);
    try {
      bring();
      return open(record);
    } catch (error) {
      discard(record);
      throw error;
    }
  }

  function require(name: string): Dataset {
    const found = opened.get(name);
    if (!found) throw new Refusal(404, `There is no dataset "${name}" in this lake.`);
    if (found !== main && found !== comments) return found;
    throw new Refusal(
      409,
      found === main
        ? `"${name}" is the dataset that this lake was opened for. It cannot be deleted, and stays ${main.aclMode}. Create another one for what you want to keep apart.`
        : `"${name}" holds the comments on "${main.name}": it cannot be deleted by itself, and stays private.`,
    );
  }

  function take(name: string): void {
    const record = records.all().find((one) => one.name === name);
    if (record) discard(record);
  }

  /**
   * Removes a dataset with its folder. The folder is renamed before the record goes, so that a start that finds only
   * the record knows what to finish.
   */
  function discard(record: DatasetRecord): void {
    const { name, folder } = record;
    const one = opened.get(name);
    opened.delete(name);
    for (const stops of watchers.values()) {
      stops.get(name)?.();
      stops.delete(name);
    }
    one?.store.close();
    const whole = join(parent, folder);
    const left = `${whole}${unfinished}`;
    try {
      if (existsSync(whole)) {
        renameSync(whole, left);
        syncNow(parent);
      }
    } catch (error) {
      if (one) open(record); // it is there as before
      throw error;
    }
    records.remove(name);
    rmSync(left, { recursive: true, force: true });
  }

  const checkNewName = (name: string) => {
    if (!form.test(name))
      throw new Refusal(
        400,
        `"${name}" is not a name for a dataset: use 2 to 64 lowercase letters, digits, "-" and "_", with a letter or digit at both ends.`,
      );
    if (opened.has(name)) throw new Refusal(409, `There is a dataset "${name}" already.`);
  };

  return {
    main,
    comments,
    slugs: main.store.documents.slugs,
    records,
    openingId: noteOpening(dataDir),
    list: () => [...opened.values()],
    find(name) {
      return opened.get(name.startsWith('~') ? (records.alias(name.slice(1))?.dataset ?? '') : name);
    },
    checkNewName,
    create(made) {
      checkNewName(made.name);
      return add(made, folderOf(made.name));
    },
    beginFolder: (name) => join(parent, `${folderOf(name)}${unfinished}`),
    adopt(made, folder, moveFiles, tidy) {
      checkNewName(made.name);
      const store = openStore(folder, { ...common, moveFiles: [...(common.moveFiles ?? []), ...moveFiles] });
      try {
        tidy?.(store);
      } finally {
        store.close();
      }
      const own = basename(folder, unfinished);
      return add(made, own, () => {
        renameSync(folder, join(parent, own));
        syncNow(parent);
      });
    },
    setAclMode(name, aclMode) {
      const before = require(name);
      if (before.addonFor)
        throw new Refusal(409, `"${name}" holds the comments on "${before.addonFor}", and stays private.`);
      const changed = { ...before, aclMode };
      const record = records.all().find((one) => one.name === name);
      if (record) records.put({ ...record, aclMode });
      opened.set(name, changed);
      return changed;
    },
    remove(name) {
      require(name);
      for (const { name: addOn, addonFor } of [...opened.values()]) if (addonFor === name) take(addOn);
      take(name);
    },
    watch(watcher) {
      const stops = new Map([...opened.values()].map((one) => [one.name, watcher(one)]));
      watchers.set(watcher, stops);
      return () => {
        watchers.delete(watcher);
        for (const stop of stops.values()) stop();
      };
    },
    checkFiles() {
      for (const { store } of opened.values()) store.checkFiles();
    },
    close() {
      for (const { store } of [...opened.values()].reverse()) store.close(); // that with the tables of features last
    },
  };
}

/**
 * A folder name that no dataset had before, so that whoever still reads the file of a removed dataset reads no other's.
 */
const folderOf = (name: string): string => `${name}.${randomBytes(4).toString('hex')}`;

/** The site's dataset is named by the settings, not by its file: somebody may have made one of that name since. */
const nameTaken = (name: string, nameOf: NameOf | undefined) =>
  new LakeError(
    `A dataset "${name}" was made in this lake beside that of the site. Call that of the site as it was called before, or otherwise${inBrackets('dataset', nameOf)}.`,
  );

/**
 * Removes what was being made or removed when the lake ended. Such a dataset may have a record, but its folder still
 * ends in `.part`.
 */
function removeUnfinished(parent: string, records: ReturnType<typeof datasetRecords>): void {
  if (!existsSync(parent)) return;
  for (const { name, folder } of records.all()) {
    const whole = join(parent, folder);
    if (!existsSync(whole) && existsSync(`${whole}${unfinished}`)) records.remove(name);
  }
  for (const name of readdirSync(parent))
    if (name.endsWith(unfinished)) rmSync(join(parent, name), { recursive: true, force: true });
}
