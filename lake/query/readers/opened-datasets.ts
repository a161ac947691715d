import { DocumentReader } from '../../kernel/store/document-reader.ts';
import { type QueryEngine, queryEngine } from '../run-query.ts';
import type { AskedDataset, ReaderData } from './task.ts';

/** A dataset that a reader has open. */
export interface Opened {
  dataset: string;
  documents: DocumentReader;
  run: QueryEngine;
}

const maxOthers = 2;

/**
 * The datasets that a reader has open: the first one always, with the whole room for documents; of the others those
 * that were asked last, with a quarter of that room each. So the memory of a thread does not grow with the number of
 * datasets.
 */
export class OpenedDatasets {
  readonly #data: ReaderData;
  readonly #first: Opened;
  /** By their folders, the one that was asked last at the end. */
  readonly #others = new Map<string, Opened>();

  constructor(data: ReaderData) {
    this.#data = data;
    this.#first = this.#open(data.first, data.room);
  }

  /** The dataset, opened if it is not; throws when its file is not there. */
  get(asked: AskedDataset): Opened {
    if (asked.folder === this.#data.first.folder) return this.#first;
    const opened = this.#others.get(asked.folder) ?? this.#open(asked, Math.floor(this.#data.room / 4));
    this.#others.delete(asked.folder);
    this.#others.set(asked.folder, opened);
    const [oldest] = this.#others.keys();
    if (oldest !== undefined && this.#others.size > maxOthers) this.#close(oldest);
    return opened;
  }

  #open({ name: dataset, folder }: AskedDataset, room: number): Opened {
    const { projectId, slugs } = this.#data;
    const documents = new DocumentReader(folder, room, slugs);
    return { dataset, documents, run: queryEngine({ documents }, { projectId, dataset }) };
  }

  #close(folder: string): void {
    this.#others.get(folder)?.documents.close();
    this.#others.delete(folder);
  }
}
