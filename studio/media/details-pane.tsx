import { CloseIcon } from '@sanity/icons/Close';
import { DownloadIcon } from '@sanity/icons/Download';
import { SyncIcon } from '@sanity/icons/Sync';
import { TrashIcon } from '@sanity/icons/Trash';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { isTooHeavy } from '#canvas/pictures/heavy-picture.ts';
import { saidBy } from '../asking/said-by.ts';
import {
  likenessOf,
  type MediaFile,
  mediaProjection,
  nameOf,
  pictureType,
  sizeOf,
} from '../files/media-file.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { sayMoment } from '../moments/say-moment.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { PlacesList } from './places-list.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SavedInput } from './saved-input.tsx';
import { TagEditor } from './tag-editor.tsx';
import { addTag, removeTag } from './tag-files.ts';
import { useHolders } from './use-holders.ts';
import { wordsAtPlaces } from './words-at-places.ts';

const fileQuery = `*[_id == $id]${mediaProjection}`;

/** All that is known of one file, where it is used, and what can be done with it. */
export function DetailsPane({
  id,
  mayWrite,
  onClose,
  onOpen,
}: {
  id: string;
  mayWrite: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}) {
  const answer = useAnswer<MediaFile[]>(fileQuery, { id }, 'raw');
  const file = answer?.find(({ _id }) => _id === id);
  const isGone = answer && answer.length === 0;
  return (
    <Stack gap={5} padding={4} data-testid="media-details">
      <Flex align="center" gap={2}>
        <Box flex={1} style={{ minWidth: 0 }}>
          <Heading as="h2" size={1} textOverflow="ellipsis" title={file && nameOf(file)}>
            {file ? nameOf(file) : 'A file'}
          </Heading>
        </Box>
        <Button mode="bleed" icon={CloseIcon} padding={2} aria-label="Close" onClick={onClose} />
      </Flex>
      {!file && !isGone && <LoadingBlock />}
      {isGone && <Text size={1}>This file was deleted.</Text>}
      {file && <Details file={file} mayWrite={mayWrite} onClose={onClose} onOpen={onOpen} />}
    </Stack>
  );
}

function Details({
  file,
  mayWrite,
  onClose,
  onOpen,
}: {
  file: MediaFile;
  mayWrite: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}) {
  const client = useRawClient();
  const toast = useToast();
  const holders = useHolders(file._id);
  const [asked, ask] = useState<'replace' | 'shrink' | 'delete'>();
  const { _id, _type, url, title, altText, tags, size, mimeType } = file;
  const isPicture = _type === pictureType;
  const isHeavy = isTooHeavy({ type: mimeType ?? '', size: size ?? 0 });
  const isUsed = holders && holders.length > 0;

  async function keep(done: Promise<unknown>) {
    try {
      await done;
    } catch (error) {
      const description = saidBy(error);
      toast.push({ status: 'error', title: 'It could not be saved', description });
    }
  }
  const save = (field: string, value: string) =>
    keep(
      client
        .patch(_id, value ? { set: { [field]: value } } : { unset: [field] })
        .commit({ visibility: 'sync' }),
    );

  return (
    <>
      {isPicture && (
        <Card radius={2} border overflow="hidden">
          {/* biome-ignore lint/performance/noImgElement: the Studio is no page of the site */}
          <img
            src={likenessOf(url, 800)}
            alt={altText ?? ''}
            style={{ display: 'block', margin: '0 auto', maxWidth: '100%', maxHeight: 320 }}
          />
        </Card>
      )}
      <Facts file={file} />
      {isHeavy && (
        <Card padding={3} radius={2} border tone="caution">
          <Stack gap={3}>
            <Text size={1}>It weighs {sizeOf(size)}, which slows down pages for visitors.</Text>
            {mayWrite && (
              <Flex>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text="Make it smaller"
                  onClick={() => ask('shrink')}
                />
              </Flex>
            )}
          </Stack>
        </Card>
      )}
      {isPicture && (
        <SavedInput
          label="Alternative text"
          about="What the picture shows, in a sentence. It is used at once, wherever a place has none of its own."
          value={altText ?? ''}
          isReadOnly={!mayWrite}
          isLong
          onSave={(value) => save('altText', value)}
        />
      )}
      {isPicture && mayWrite && !altText && (
        <OfferedWords words={wordsAtPlaces(holders ?? [], _id)} onTake={(value) => save('altText', value)} />
      )}
      <SavedInput
        label="Name"
        about="For finding it here. Visitors do not see it."
        value={title ?? ''}
        isReadOnly={!mayWrite}
        onSave={(value) => save('title', value)}
      />
      <Part title="Tags">
        <TagEditor
          tags={tags}
          isReadOnly={!mayWrite}
          onAdd={(tag) => keep(addTag(client, [_id], tag))}
          onRemove={(tag) => keep(removeTag(client, [_id], tag))}
        />
      </Part>
      <Part title="Where it is used">
        <PlacesList file={file} holders={holders} />
      </Part>
      <Stack gap={2}>
        {mayWrite && isUsed && (
          <Button
            mode="ghost"
            fontSize={1}
            icon={SyncIcon}
            text="Replace everywhere…"
            onClick={() => ask('replace')}
          />
        )}
        <Button
          as="a"
          mode="ghost"
          fontSize={1}
          icon={DownloadIcon}
          text="Download"
          // A download in this tab would fire `beforeunload`, after which Sanity takes the editor for gone.
          target="_blank"
          rel="noreferrer"
          href={`${url}?dl=${encodeURIComponent(file.originalFilename ?? '')}`}
        />
        {mayWrite && (
          <Button
            mode="ghost"
            tone="critical"
            fontSize={1}
            icon={TrashIcon}
            text={isUsed ? 'In use, so it cannot be deleted' : 'Delete…'}
            disabled={!holders || isUsed}
            onClick={() => ask('delete')}
          />
        )}
      </Stack>
      {(asked === 'replace' || asked === 'shrink') && (
        <ReplaceDialog
          file={file}
          isShrunk={asked === 'shrink'}
          onClose={() => ask(undefined)}
          onOpen={onOpen}
        />
      )}
      {asked === 'delete' && <DeleteDialog ids={[_id]} onClose={() => ask(undefined)} onDeleted={onClose} />}
    </>
  );
}

/** Offers the alternative texts that the picture has where it is used, to be taken for all places. */
function OfferedWords({ words, onTake }: { words: readonly string[]; onTake: (words: string) => void }) {
  if (words.length === 0) return null;
  return (
    <Stack gap={2} data-testid="offered-words">
      <Text size={1} muted>
        Places that use it describe it already. Choose a text for all places that have none of their own:
      </Text>
      {words.map((text) => (
        <Button
          key={text}
          mode="ghost"
          fontSize={1}
          padding={2}
          text={`“${text}”`}
          style={{ whiteSpace: 'normal' }}
          onClick={() => onTake(text)}
        />
      ))}
    </Stack>
  );
}

function Facts({
  file: { originalFilename, width, height, size, mimeType, _createdAt },
}: {
  file: MediaFile;
}) {
  const facts = [
    ['File', originalFilename],
    ['Size', width && height ? `${width} × ${height} pixels` : null],
    ['Weight', sizeOf(size)],
    ['Kind', mimeType],
    ['Uploaded', sayMoment(_createdAt)],
  ];
  return (
    <Stack as="dl" gap={2}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <Flex key={name} gap={3}>
              <Box as="dt" style={{ width: 72, flex: 'none' }}>
                <Text size={1} muted>
                  {name}
                </Text>
              </Box>
              <Box as="dd" margin={0}>
                <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                  {fact}
                </Text>
              </Box>
            </Flex>
          ),
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3} as="section" aria-label={title}>
      <Text as="h3" size={1} weight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
