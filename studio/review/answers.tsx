import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { AskForm } from './ask-form.tsx';
import type { RemarkPlace } from './remark-places.ts';
import type { Reviewed } from './review-requests.ts';
import { SendBackForm } from './send-back-form.tsx';
import type { ReviewState } from './stored-review.ts';
import { useApprove } from './use-approve.ts';
import { useReviewer } from './use-review.ts';

interface Answerable {
  id: string;
  review: ReviewState;
  /** Shows what publishing would change. */
  onCompare: () => void;
}

/**
 * The actions on a document that waits to be published: approve it, send it back, ask for a review. An open dialogue
 * stays when the document no longer waits, with what somebody has written in it.
 */
export function Answers({
  document,
  places,
  ...answerable
}: Answerable & { document: Reviewed | null; places: readonly RemarkPlace[] }) {
  const [open, setOpen] = useState<'ask' | 'back'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {document && <Buttons document={document} onOpen={setOpen} {...answerable} />}
      {open && (
        <Dialog
          id="review"
          header={open === 'ask' ? 'Ask for review' : 'Send it back'}
          width={1}
          onClose={close}
        >
          {open === 'ask' ? (
            <AskForm id={answerable.id} document={document} onClose={close} />
          ) : (
            <SendBackForm
              document={document}
              places={places}
              known={answerable.review.steps.length}
              onClose={close}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

function Buttons({
  document,
  review: { steps },
  onCompare,
  onOpen,
}: Answerable & { document: Reviewed; onOpen: (form: 'ask' | 'back') => void }) {
  const self = useReviewer();
  const { approve, isBusy, fault } = useApprove(document, steps.length);
  const last = steps.at(-1);
  const isOwn = last?.by === self.id;
  const isAsked = last?.kind === 'asked';
  if (!self.mayWrite)
    return (
      <Text size={1} muted>
        Only editors can ask for reviews and answer them.
      </Text>
    );
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        {isAsked && <Button text="See what changes" mode="ghost" onClick={onCompare} />}
        {isAsked && (!isOwn || self.isAdmin) && (
          <Button text="Approve" tone="positive" loading={isBusy} disabled={isBusy} onClick={approve} />
        )}
        {isAsked && !isOwn && (
          <Button text="Send back…" mode="ghost" tone="caution" onClick={() => onOpen('back')} />
        )}
        <Button
          text={steps.length > 0 ? 'Ask again…' : 'Ask for review…'}
          mode={isAsked ? 'bleed' : 'default'}
          tone={isAsked ? 'default' : 'primary'}
          onClick={() => onOpen('ask')}
        />
      </Flex>
      {fault && (
        <Card padding={3} radius={2} tone="critical" border role="alert">
          <Text size={1}>It was not approved: {fault}</Text>
        </Card>
      )}
    </Stack>
  );
}
