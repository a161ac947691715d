import { useEffect, useEffectEvent } from 'react';
import { definePlugin, type LayoutProps, useClient } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { apiVersion } from '../settings.ts';
import { hearPages } from './pages.ts';

/** Uploads the pictures that editors let go on the page itself, as the form would, and tells the page how far it is. */
export const uploadPictures = definePlugin({
  name: 'upload-pictures',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <Uploader />
        </>
      ),
    },
  },
});

function Uploader() {
  const client = useClient({ apiVersion });
  const hear = useEffectEvent((said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'upload') return;
    const { upload, file } = said;
    client.observable.assets.upload('image', file, { filename: file.name }).subscribe({
      next(event) {
        if (event.type === 'response') answer({ type: 'upload', upload, asset: event.body.document._id });
        else if (event.stage === 'upload')
          answer({ type: 'upload', upload, percent: Math.round(event.percent) });
      },
      error({ message }: Error) {
        answer({ type: 'upload', upload, fault: `“${file.name}” could not be uploaded: ${message}` });
      },
    });
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
