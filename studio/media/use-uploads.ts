import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Upload, UploadQueue } from '../files/upload-queue.ts';
import { useRawClient } from '../lake/use-raw-client.ts';

/** The queue of each place of the Studio, for as long as the Studio is open. */
const queues = new Map<string, UploadQueue>();

function queueAt(place: string): UploadQueue {
  const queue = queues.get(place) ?? new UploadQueue();
  queues.set(place, queue);
  return queue;
}

/**
 * The uploads of a place of the Studio, such as Media. They go on when the editor leaves the place, and failed ones are
 * still listed when they come back. `onUploaded` is called after each finished upload.
 */
export function useUploads(place: string, onUploaded: () => void) {
  const client = useRawClient();
  const queue = queueAt(place);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const count = uploads.filter(({ id }) => id !== undefined).length;
  const tell = useEffectEvent(onUploaded);
  useEffect(() => {
    if (count > 0) tell();
  }, [count]);
  // Earlier uploads are among the files already.
  useEffect(() => queue.clear(false), [queue]);
  return {
    uploads,
    goOn: (upload: Upload, isShrunk?: boolean) => queue.goOn(client, upload, isShrunk),
    add: (files: Iterable<File>) => queue.add(client, files),
    remove: (upload: Upload) => queue.remove(upload),
    clear: () => queue.clear(true),
  };
}
