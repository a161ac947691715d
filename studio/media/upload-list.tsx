import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { sizeOf } from '../files/media-file.ts';
import type { Upload } from '../files/upload-queue.ts';
import type { useUploads } from './use-uploads.ts';

const words: Record<Upload['state'], string> = {
  asks: 'Heavy',
  waits: 'Waiting',
  shrinks: 'Making it smaller…',
  uploads: 'Uploading',
  done: 'Uploaded',
  known: 'Is here already',
  failed: 'Failed',
};
const tones: Partial<Record<Upload['state'], 'positive' | 'primary' | 'critical' | 'caution'>> = {
  done: 'positive',
  known: 'primary',
  failed: 'critical',
  asks: 'caution',
};

const underWay = new Set<Upload['state']>(['waits', 'shrinks', 'uploads']);

/** The uploads, as a row for each file. Rows of heavy pictures ask whether to make them smaller. */
export function UploadList({
  uploads: { uploads, goOn, remove, clear },
  onOpen,
  openWord = 'Show',
}: {
  uploads: ReturnType<typeof useUploads>;
  onOpen: (id: string) => void;
  /** The word for `onOpen` on its button. */
  openWord?: string;
}) {
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'known' || state === 'failed');
  return (
    <Card
      padding={3}
      borderBottom
      style={{ maxHeight: '40%', overflow: 'auto', flex: 'none' }}
      data-testid="uploads"
    >
      <Stack gap={3}>
        <Text size={1} muted role="status">
          {sayUploads(uploads)}
        </Text>
        <Stack as="ul" gap={2}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              goOn={goOn}
              remove={remove}
              onOpen={onOpen}
              openWord={openWord}
            />
          ))}
        </Stack>
        {isOver && (
          <Flex>
            <Button mode="ghost" fontSize={1} padding={2} text="Clear the list" onClick={clear} />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

function UploadRow({
  upload,
  goOn,
  remove,
  onOpen,
  openWord,
}: {
  upload: Upload;
  onOpen: (id: string) => void;
  openWord: string;
} & Pick<ReturnType<typeof useUploads>, 'goOn' | 'remove'>) {
  const { file, state, percent, fault, id } = upload;
  return (
    <Flex as="li" align="center" gap={3} wrap="wrap">
      {state === 'uploads' ? (
        <Badge
          role="progressbar"
          aria-label={`${words.uploads} ${file.name}`}
          aria-valuenow={percent}
        >{`${words.uploads} ${percent}%`}</Badge>
      ) : (
        <Badge tone={tones[state] ?? 'default'}>{words[state]}</Badge>
      )}
      <Stack gap={2} flex={1} style={{ minWidth: 160 }}>
        <Text size={1} textOverflow="ellipsis">
          {file.name} · {sizeOf(file.size)}
        </Text>
        {fault && (
          <Text size={1} muted>
            {fault}
          </Text>
        )}
        {state === 'asks' && (
          <Text size={1} muted>
            It would slow down pages for visitors. Made smaller, it is at most 2,560 pixels wide and looks the
            same.
          </Text>
        )}
      </Stack>
      {state === 'asks' && <Small text="Make it smaller" tone="primary" onClick={() => goOn(upload, true)} />}
      {state === 'asks' && <Small text="Upload as it is" onClick={() => goOn(upload)} />}
      {state === 'failed' && <Small text="Try again" onClick={() => goOn(upload)} />}
      {(state === 'asks' || state === 'failed') && <Small text="Leave out" onClick={() => remove(upload)} />}
      {underWay.has(state) && (
        <Small text="Cancel" label={`Cancel the upload of ${file.name}`} onClick={() => remove(upload)} />
      )}
      {id && <Small text={openWord} onClick={() => onOpen(id)} />}
    </Flex>
  );
}

function Small({
  text,
  label,
  tone,
  onClick,
}: {
  text: string;
  /** What a screen reader says instead of the text. */
  label?: string;
  tone?: 'primary';
  onClick: () => void;
}) {
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={label}
      tone={tone}
      onClick={onClick}
    />
  );
}

/** How far all uploads are, in one line that changes with each file and not with each percent. */
function sayUploads(uploads: readonly Upload[]): string {
  const here = uploads.filter(({ state }) => state === 'done' || state === 'known').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return `${here} of ${uploads.length} uploaded${failed > 0 ? `, ${failed} failed` : ''}`;
}
