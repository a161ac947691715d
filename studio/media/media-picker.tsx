import { Dialog, Flex } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { MediaBar } from './media-bar.tsx';
import { MediaGrid } from './media-grid.tsx';
import { everyPicture, type Wanted } from './media-query.ts';
import { UploadDrop } from './upload-drop.tsx';
import { UploadList } from './upload-list.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

/** The dialogue in which an editor chooses one of the uploaded files, or uploads one. */
export function MediaPicker({
  type,
  header,
  onChoose,
  onClose,
}: {
  type: Wanted['type'];
  header: ReactNode;
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  const [wanted, want] = useState<Wanted>({ ...everyPicture, type });
  const media = useMedia(wanted);
  const uploads = useUploads(`choose ${type}`, media.reload);
  const mayWrite = useMayWrite();
  const search = useFirstFocus();
  return (
    <Dialog id="choose-media" header={header} width={3} onClose={onClose}>
      <UploadDrop onFiles={mayWrite ? uploads.add : undefined}>
        <Flex direction="column" style={{ height: 'min(70vh, 720px)' }}>
          <MediaBar
            wanted={wanted}
            onWant={want}
            count={media.count}
            searchRef={search}
            {...(mayWrite && { onFiles: uploads.add })}
            hasFixedType
          />
          <UploadList uploads={uploads} onOpen={onChoose} openWord="Choose" />
          <MediaGrid
            media={media}
            onOpen={onChoose}
            none="Nothing found. Search for something else, show all, or upload it."
          />
        </Flex>
      </UploadDrop>
    </Dialog>
  );
}
