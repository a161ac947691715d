import { Box, Card, Flex, useMediaIndex } from '@sanity/ui';
import { useState } from 'react';
import { useRouter } from 'sanity/router';
import { isEscapeWithin } from '../focus/is-escape-within.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { DetailsPane } from './details-pane.tsx';
import { MediaBar } from './media-bar.tsx';
import { MediaGrid } from './media-grid.tsx';
import { everyPicture, type Wanted } from './media-query.ts';
import { SelectionBar } from './selection-bar.tsx';
import { UploadDrop } from './upload-drop.tsx';
import { UploadList } from './upload-list.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

// an index of Sanity's breakpoints; from there on the details are beside the grid, not above it
const minBesideIndex = 2;

/**
 * All uploaded pictures and files, which editors can search, describe, tag, replace wherever they are used, and delete
 * where nothing shows them.
 */
export function MediaTool() {
  const router = useRouter();
  const { file } = router.state;
  const openId = typeof file === 'string' ? file : undefined;
  const [wanted, want] = useState<Wanted>(everyPicture);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const media = useMedia(wanted);
  const uploads = useUploads('media', media.reload);
  const mayWrite = useMayWrite();
  const isBeside = useMediaIndex() >= minBesideIndex;
  const lookFor = (others: Wanted) => {
    want(others);
    // Nobody sees any more what was selected, and what is done with it may be for good.
    select(new Set());
  };
  const open = (id?: string) => router.navigate(id ? { file: id } : {});
  const close = () => {
    open();
    // Back to where one was in the grid.
    if (openId) document.querySelector<HTMLElement>(`[data-media="${CSS.escape(openId)}"]`)?.focus();
  };
  return (
    <UploadDrop onFiles={mayWrite ? uploads.add : undefined}>
      <Flex direction="column" style={{ height: '100%', minHeight: 0 }} data-testid="media">
        <MediaBar
          wanted={wanted}
          onWant={lookFor}
          count={media.count}
          {...(mayWrite && { onFiles: uploads.add })}
        />
        {selected.size > 0 && <SelectionBar selected={selected} onSelect={select} onDone={media.reload} />}
        <UploadList uploads={uploads} onOpen={open} />
        <Flex flex={1} style={{ minHeight: 0, position: 'relative' }}>
          <MediaGrid
            media={media}
            openId={openId}
            onOpen={open}
            onLeave={close}
            {...(mayWrite && { selected, onSelect: select })}
            none={
              wanted.words || wanted.tag || wanted.state !== 'all'
                ? 'Nothing found. Search for something else, or show all.'
                : 'Nothing has been uploaded yet. Press Upload, or drop files here.'
            }
          />
          {openId && (
            <Card
              borderLeft={isBeside}
              overflow="auto"
              style={isBeside ? { width: 380, flex: 'none' } : { position: 'absolute', inset: 0, zIndex: 1 }}
              onKeyDown={(event) => isEscapeWithin(event) && close()}
            >
              <Box>
                <DetailsPane key={openId} id={openId} mayWrite={mayWrite} onClose={close} onOpen={open} />
              </Box>
            </Card>
          )}
        </Flex>
      </Flex>
    </UploadDrop>
  );
}
