import { Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LoadingBlock } from 'sanity';
import { saidBy } from '../asking/said-by.ts';
import { WorkingDialog } from '../asking/working-dialog.tsx';
import { DeedDialog } from '../bulk/deed-dialog.tsx';
import { type Deed, publishing } from '../bulk/deeds.ts';
import { type MediaFile, nameOf, pictureType } from '../files/media-file.ts';
import { titleOf } from '../lake/document-names.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { idOf } from '../path/layered-id.ts';
import { useValidate } from '../preflight/use-validate.ts';
import type { Chosen } from '../remove/verdict.ts';
import { MediaPicker } from './media-picker.tsx';
import { Documents, PlanList } from './plan-list.tsx';
import {
  type DoneStep,
  type FileReplacement,
  planFileReplacement,
  replaceFile,
  takeBackFile,
} from './replace.ts';
import type { ReplacePlan } from './replace-plan.ts';
import { shrinkUploaded } from './shrink-uploaded.ts';

type Stage =
  | { at: 'choosing' }
  | { at: 'working'; words: string; isWriting: boolean }
  | { at: 'asking'; next: string; plan: ReplacePlan }
  | { at: 'done'; result: FileReplacement; plan: ReplacePlan; next: string }
  | { at: 'back'; kept: readonly DoneStep[] }
  | { at: 'failed'; reason: string };

/**
 * Replaces a file wherever it is used, by another or by the same picture made smaller. It first shows what will be
 * changed, changes nothing that is published, and can undo it.
 */
export function ReplaceDialog({
  file,
  isShrunk,
  onClose,
  onOpen,
}: {
  file: MediaFile;
  isShrunk: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}) {
  const client = useRawClient();
  const validate = useValidate();
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const [deed, setDeed] = useState<Deed>();
  const [isPublished, setPublished] = useState(false);
  const type = file._type === pictureType ? 'picture' : 'file';
  const header = isShrunk ? 'Make it smaller' : 'Replace everywhere';

  async function work(words: string, next: () => Promise<Stage>, isWriting = false) {
    setStage({ at: 'working', words, isWriting });
    try {
      setStage(await next());
    } catch (error) {
      setStage({ at: 'failed', reason: saidBy(error) });
    }
  }
  const plan = (next: string) =>
    work('Finding where it is used…', async () => {
      if (next === file._id) throw new Error('That is the same file. Choose another one.');
      return { at: 'asking', next, plan: await planFileReplacement(client, file._id) };
    });
  const shrink = useEffectEvent(() =>
    work('Making it smaller…', async () => {
      const id = await shrinkUploaded(client, file);
      return { at: 'asking', next: id, plan: await planFileReplacement(client, file._id) };
    }),
  );
  useEffect(() => {
    if (isShrunk) shrink();
  }, [isShrunk]);

  if (stage.at === 'choosing' && !isShrunk)
    return (
      <MediaPicker type={type} header={`Replace ${nameOf(file)} with…`} onChoose={plan} onClose={onClose} />
    );
  if (deed)
    return (
      <DeedDialog
        deed={deed}
        onDone={() => setPublished(true)}
        onClose={() => (isPublished ? onClose() : setDeed(undefined))}
      />
    );
  return (
    <WorkingDialog
      id="replace-media"
      header={header}
      width={1}
      isBusy={stage.at === 'working' && stage.isWriting}
      onClose={onClose}
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Shown
            stage={stage}
            file={file}
            onDo={(next, asked) =>
              work(
                'Replacing…',
                async () => ({
                  at: 'done',
                  next,
                  plan: asked,
                  result: await replaceFile(client, asked, next, { isSamePicture: isShrunk }),
                }),
                true,
              )
            }
            onBack={(done) =>
              work(
                'Taking it back…',
                async () => ({ at: 'back', kept: await takeBackFile(client, done) }),
                true,
              )
            }
            onPublish={(chosen) => setDeed(publishing(chosen, validate))}
            onOpen={(id) => {
              onClose();
              onOpen(id);
            }}
            onClose={onClose}
          />
        </Stack>
      </Box>
    </WorkingDialog>
  );
}

function Shown({
  stage,
  file,
  onDo,
  onBack,
  onPublish,
  onOpen,
  onClose,
}: {
  stage: Stage;
  file: MediaFile;
  onDo: (next: string, plan: ReplacePlan) => void;
  onBack: (done: readonly DoneStep[]) => void;
  onPublish: (chosen: Chosen[]) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  if (stage.at === 'failed')
    return <End words={stage.reason} buttons={<Button mode="ghost" text="Close" onClick={onClose} />} />;
  if (stage.at === 'asking') {
    const { plan, next } = stage;
    const count = plan.steps.length;
    return (
      <>
        <PlanList plan={plan} file={file} />
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          {count === 0 ? (
            <Button text="Show the other file" onClick={() => onOpen(next)} />
          ) : (
            <Button
              tone="primary"
              text={count === 1 ? 'Replace in 1 document' : `Replace in ${count} documents`}
              onClick={() => onDo(next, plan)}
            />
          )}
        </Flex>
      </>
    );
  }
  if (stage.at === 'done') {
    const { result, next } = stage;
    const count = result.done.length;
    const drafts = draftsAmong(result.done);
    return (
      <>
        <Text size={1}>
          {count === 1 ? 'One document shows' : `${count} documents show`} the other file now. Nothing is
          published yet: visitors see it once you publish.
        </Text>
        <Documents documents={result.done.map(({ step }) => step.document)} onOpen={onClose} />
        {result.failed.length > 0 && (
          <Stack gap={2} role="alert">
            <Text size={1}>These could not be changed:</Text>
            <Documents
              documents={result.failed.map(({ step }) => step.document)}
              about={result.failed.map(({ reason }) => reason)}
              onOpen={onClose}
            />
          </Stack>
        )}
        <Flex gap={2} justify="flex-end">
          {count > 0 && <Button mode="ghost" text="Undo" onClick={() => onBack(result.done)} />}
          <Button mode="ghost" text="Show the other file" onClick={() => onOpen(next)} />
          {drafts.length > 0 && (
            <Button mode="ghost" text="Publish these…" onClick={() => onPublish(drafts)} />
          )}
          <Button tone="primary" text="Done" onClick={onClose} />
        </Flex>
      </>
    );
  }
  if (stage.at === 'back')
    return (
      <>
        <End
          words={
            stage.kept.length === 0
              ? 'All of it is as it was before.'
              : 'These were changed since, and keep the other file. The rest is as it was before.'
          }
          buttons={<Button mode="ghost" text="Close" onClick={onClose} />}
        />
        <Documents documents={stage.kept.map(({ step }) => step.document)} onOpen={onClose} />
      </>
    );
  return (
    <Stack gap={3}>
      <LoadingBlock />
      <Text size={1} muted align="center" aria-live="polite">
        {stage.at === 'working' ? stage.words : ''}
      </Text>
    </Stack>
  );
}

/** The documents whose drafts were changed. Changed versions go out with their release. */
const draftsAmong = (done: readonly DoneStep[]): Chosen[] =>
  done
    .filter(({ step }) => step.way !== 'version')
    .map(({ step: { document } }) => ({
      id: idOf(document._id),
      type: document._type,
      title: titleOf(document),
    }));

function End({ words, buttons }: { words: string; buttons: ReactNode }) {
  return (
    <>
      <Text size={1} aria-live="polite">
        {words}
      </Text>
      <Flex justify="flex-end">{buttons}</Flex>
    </>
  );
}
