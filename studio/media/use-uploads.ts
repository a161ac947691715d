import { useReducer, useRef } from 'react';
import { isTooHeavy } from '#canvas/heavy-picture.ts';
import { useRawClient } from '../use-raw-client.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { uploadFault } from './upload-fault.ts';
import { uploadFile } from './upload-file.ts';

/** A file on its way, or one that is waited for. */
export interface Upload {
  key: number;
  file: File;
  /** `asks` whether a heavy picture shall be made smaller; `known` when the same file was there before. */
  state: 'asks' | 'waits' | 'shrinks' | 'uploads' | 'done' | 'known' | 'failed';
  percent: number;
  fault?: string;
  id?: string;
}

type Act = { add: Upload[] } | { key: number; change: Partial<Upload> } | { drop: (one: Upload) => boolean };

function reduce(uploads: Upload[], act: Act): Upload[] {
  if ('add' in act) return [...uploads, ...act.add];
  if ('drop' in act) return uploads.filter((one) => !act.drop(one));
  return uploads.map((one) => (one.key === act.key ? { ...one, ...act.change } : one));
}

let last = 0;

/** Uploads several files one after the other; of pictures that are too heavy it is asked first. `onUploaded` gets each that is there. */
export function useUploads(onUploaded: (id: string) => void) {
  const client = useRawClient();
  const [uploads, act] = useReducer(reduce, []);
  const queue = useRef(Promise.resolve());

  async function send({ key, file }: Upload, isShrunk: boolean): Promise<void> {
    const change = (changes: Partial<Upload>) => act({ key, change: changes });
    try {
      if (isShrunk) change({ state: 'shrinks' });
      const sent = isShrunk ? await shrinkPicture(file) : file;
      change({ state: 'uploads', file: sent });
      const { id, isKnown } = await uploadFile(client, sent, (percent) => change({ percent }));
      change({ state: isKnown ? 'known' : 'done', id });
      onUploaded(id);
    } catch (error) {
      change({ state: 'failed', fault: uploadFault(file.name, error) });
    }
  }

  function goOn(upload: Upload, isShrunk = false) {
    act({ key: upload.key, change: { state: 'waits' } });
    queue.current = queue.current.then(() => send(upload, isShrunk));
  }

  return {
    uploads,
    goOn,
    add(files: Iterable<File>) {
      const added = Array.from(files, (file): Upload => {
        last += 1;
        return { key: last, file, state: isTooHeavy(file) ? 'asks' : 'waits', percent: 0 };
      });
      act({ add: added });
      for (const upload of added) if (upload.state === 'waits') goOn(upload);
    },
    remove: (upload: Upload) => act({ drop: ({ key }) => key === upload.key }),
    clear: () => act({ drop: ({ state }) => state === 'done' || state === 'known' || state === 'failed' }),
  };
}
