import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Upload, UploadQueue } from '../files/upload-queue.ts';
import { useRawClient } from '../lake/use-raw-client.ts';

/** What is uploaded at each place, as long as the Studio is open. */
const queues = new Map<string, UploadQueue>();

function queueAt(place: string): UploadQueue {
  const queue = queues.get(place) ?? new UploadQueue();
  queues.set(place, queue);
  return queue;
}

/**
 * The uploads of a place of the Studio, such as Media: they go on when it is left, and what has failed meanwhile stands there when it is
 * opened again. `onUploaded` is told whenever another one is there.
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
  // What was uploaded before stands among the files.
  useEffect(() => queue.clear(false), [queue]);
  return {
    uploads,
    goOn: (upload: Upload, isShrunk?: boolean) => queue.goOn(client, upload, isShrunk),
    add: (files: Iterable<File>) => queue.add(client, files),
    remove: (upload: Upload) => queue.remove(upload),
    clear: () => queue.clear(true),
  };
}
