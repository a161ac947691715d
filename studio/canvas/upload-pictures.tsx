import { useEffect, useEffectEvent } from 'react';
import { definePlugin } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { shrinkPicture } from '../files/shrink-picture.ts';
import { uploadFault } from '../files/upload-fault.ts';
import { uploadFile } from '../files/upload-file.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';

/**
 * Uploads the pictures that editors drop on the page itself, as the media tool does, and tells the page of the
 * progress.
 */
export const uploadPictures = definePlugin({
  name: 'upload-pictures',
  studio: besideStudio(Uploader),
});

function Uploader() {
  const client = useRawClient();
  const hear = useEffectEvent(async (said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'upload') return;
    const { upload, file, isShrunk } = said;
    try {
      const sent = isShrunk ? await shrinkPicture(file) : file;
      const { id, isKnown } = await uploadFile(client, sent, (percent) =>
        answer({ type: 'upload', upload, percent }),
      );
      answer({ type: 'upload', upload, asset: id, isNew: !isKnown });
    } catch (error) {
      answer({ type: 'upload', upload, fault: uploadFault(file.name, error) });
    }
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
