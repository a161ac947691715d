import { useState } from 'react';
import { changesFor, type PicturePlace } from '#canvas/picture-places.ts';
import { newKey } from '#schemas/new-keys.ts';
import type { Editing } from './canvas.tsx';

const shownMs = 12_000; // of a fault

/** A picture on its way, and where on the page it says so. */
export interface Upload {
  id: string;
  /** In pixels from the beginning of the page. */
  at: { top: number; left: number };
  words: string;
  isFault: boolean;
}

/** Uploads pictures, each of which comes to its place when it is there; tells of those that are on their way, or could not be. */
export function useUploads({ upload, change }: Pick<Editing, 'upload' | 'change'>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const show = (now: Upload) => setUploads((before) => [...before.filter(({ id }) => id !== now.id), now]);
  const end = (id: string) => setUploads((before) => before.filter((other) => other.id !== id));

  function fail(id: string, at: Upload['at'], words: string): void {
    show({ id, at, words, isFault: true });
    setTimeout(end, shownMs, id);
  }

  /** Uploads one picture, and ends when it is in its place or it is said why it cannot be. */
  function putOne(file: File, place: PicturePlace, at: Upload['at']): Promise<void> {
    const id = newKey();
    const words = `Uploading “${file.name}”`;
    return new Promise((done) => {
      if (!file.type.startsWith('image/')) {
        fail(id, at, `“${file.name}” is no picture.`);
        return done();
      }
      show({ id, at, words, isFault: false });
      upload(file, (state) => {
        if ('percent' in state)
          return show({ id, at, words: `${words}: ${state.percent} %`, isFault: false });
        if ('fault' in state) fail(id, at, state.fault);
        else {
          end(id);
          change(
            place.target,
            changesFor(place, state.asset),
            place.item ? 'Added a picture' : 'Replaced a picture',
          );
        }
        done();
      });
    });
  }

  /** One after the other, so that they stand in the order in which they were chosen. */
  async function put(
    files: readonly File[],
    place: PicturePlace,
    { top, left }: Upload['at'],
  ): Promise<void> {
    for (const file of place.item ? files : files.slice(0, 1)) await putOne(file, place, { top, left });
  }
  return { uploads, put };
}
