import type { SanityClient } from '@sanity/client';
import { isTooHeavy } from '#canvas/pictures/heavy-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { uploadFault } from './upload-fault.ts';
import { uploadFile } from './upload-file.ts';

/** A file in the queue, in whatever state. */
export interface Upload {
  key: number;
  file: File;
  /** `asks`: whether to make a heavy picture smaller; `known`: the same file was there before. */
  state: 'asks' | 'waits' | 'shrinks' | 'uploads' | 'done' | 'known' | 'failed';
  percent: number;
  fault?: string | undefined;
  id?: string;
}

/** How a file is sent. Tests replace this. */
interface Sending {
  shrink: (file: File) => Promise<File>;
  send: (
    client: SanityClient,
    file: File,
    tell: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<Sent>;
}

interface Sent {
  id: string;
  isKnown: boolean;
}

/**
 * Uploads several files one after the other, and asks first about pictures that are too heavy. It goes on without
 * listeners, and keeps the files that failed or wait for an answer for those who look later.
 */
export class UploadQueue {
  readonly #sending: Sending;
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #last = 0;
  #running: { key: number; ending: AbortController } | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(sending: Sending = { shrink: shrinkPicture, send: uploadFile }) {
    this.#sending = sending;
  }

  /** The files, in the order in which they came; the same list until one of them has changed. */
  read = (): readonly Upload[] => this.#uploads;

  /** Listens to every change. Returns a function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(client: SanityClient, files: Iterable<File>): void {
    const added = Array.from(files, (file): Upload => {
      this.#last += 1;
      return { key: this.#last, file, state: isTooHeavy(file) ? 'asks' : 'waits', percent: 0 };
    });
    this.#set([...this.#uploads, ...added]);
    for (const upload of added) if (upload.state === 'waits') this.goOn(client, upload);
  }

  goOn(client: SanityClient, { key, file }: Upload, isShrunk = false): void {
    this.#change(key, { state: 'waits', percent: 0, fault: undefined });
    this.#turn = this.#turn.then(() => this.#send(client, key, file, isShrunk));
  }

  /** Takes a file out of the queue; an upload that has begun is ended. */
  remove({ key }: Upload): void {
    if (this.#running?.key === key) this.#running.ending.abort();
    this.#set(this.#uploads.filter((one) => one.key !== key));
  }

  /** Removes the finished uploads from the list, and with `isAll` the failed ones, too. */
  clear(isAll: boolean): void {
    const isOver = ({ state }: Upload) =>
      state === 'done' || state === 'known' || (isAll && state === 'failed');
    if (this.#uploads.some(isOver)) this.#set(this.#uploads.filter((one) => !isOver(one)));
  }

  async #send(client: SanityClient, key: number, file: File, isShrunk: boolean): Promise<void> {
    if (!this.#uploads.some((one) => one.key === key)) return;
    const ending = new AbortController();
    this.#running = { key, ending };
    // A picture that cannot be made smaller is not sent as it is unless that is asked for.
    let orElse: Upload['state'] = isShrunk ? 'asks' : 'failed';
    try {
      if (isShrunk) this.#change(key, { state: 'shrinks' });
      const sent = isShrunk ? await this.#sending.shrink(file) : file;
      orElse = 'failed';
      ending.signal.throwIfAborted();
      this.#change(key, { state: 'uploads', file: sent });
      const { id, isKnown } = await this.#sending.send(
        client,
        sent,
        (percent) => this.#change(key, { percent }),
        ending.signal,
      );
      this.#change(key, { state: isKnown ? 'known' : 'done', id });
    } catch (error) {
      this.#change(key, { state: orElse, fault: uploadFault(file.name, error) });
    }
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const hear of this.#listeners) hear();
  }
}
