import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { type DocumentInspectorProps, defineDocumentInspector, LoadingBlock } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { contentOf } from '#schemas/review/content-of.ts';
import { standingOf } from '#schemas/review/standing.ts';
import { InspectorFrame } from '../inspect/inspector-frame.tsx';
import { preflightName } from '../inspect/preflight-name.ts';
import { AskForm } from './ask-form.tsx';
import { HistoryList } from './history-list.tsx';
import { placesIn } from './places-in.ts';
import { RequireSwitch } from './require-switch.tsx';
import type { Reviewed } from './review-requests.ts';
import { SendBackForm } from './send-back-form.tsx';
import { StandingCard } from './standing-card.tsx';
import type { ReviewState } from './stored-review.ts';
import { useApprove } from './use-approve.ts';
import { useHistory } from './use-history.ts';
import { useReview, useReviewer } from './use-review.ts';

const title = 'Review';

/** The inspector that says how a document stands in its review, lets colleagues answer, and tells who did what with it. */
export const reviewInspector = defineDocumentInspector({
  name: 'review',
  component: ReviewPane,
  useMenuItem: () => ({ title, icon: EyeOpenIcon, showAsAction: true }),
});

function ReviewPane({ documentId, onClose }: DocumentInspectorProps) {
  const review = useReview(documentId);
  return (
    <InspectorFrame title={title} onClose={onClose}>
      {review ? <ReviewOf id={documentId} review={review} /> : <LoadingBlock showText />}
    </InspectorFrame>
  );
}

function ReviewOf({ id, review }: { id: string; review: ReviewState }) {
  const { editState, schemaType } = useDocumentPane();
  // What is stored has a revision, which the Studio's type does not promise.
  const waiting = (editState?.version ?? editState?.draft ?? null) as Reviewed | null;
  const published = editState?.published ?? null;
  const content = useMemo(() => waiting && contentOf(waiting), [waiting]);
  const places = useMemo(
    () => placesIn(waiting ?? published ?? {}, fieldsOf(schemaType)),
    [waiting, published, schemaType],
  );
  const done = useHistory(id, review.steps, review.revision + published?._rev);
  return (
    <>
      <Stack gap={4}>
        <StandingCard
          standing={content ? standingOf(review.steps, content) : 'published'}
          last={review.steps.at(-1)}
          content={content}
          places={places}
          isRequired={review.isRequired}
        />
        {waiting && <Answers id={id} document={waiting} review={review} places={places} />}
      </Stack>
      <HistoryList done={done} places={places} />
      <RequireSwitch isRequired={review.isRequired} />
    </>
  );
}

/** What can be done: approve it, send it back, ask for a review. */
function Answers({
  id,
  document,
  review: { steps },
  places,
}: {
  id: string;
  document: Reviewed;
  review: ReviewState;
  places: ReturnType<typeof placesIn>;
}) {
  const self = useReviewer();
  const { openInspector } = useDocumentPane();
  const { approve, isBusy, fault } = useApprove(document, steps.length);
  const [open, setOpen] = useState<'ask' | 'back'>();
  const close = () => setOpen(undefined);
  const last = steps.at(-1);
  const isOwn = last?.by === self.id;
  const isAsked = last?.kind === 'asked';
  if (!self.mayWrite)
    return (
      <Text size={1} muted>
        Editors ask for reviews and answer them; you may read.
      </Text>
    );
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        {isAsked && (
          <Button text="See what changes" mode="ghost" onClick={() => openInspector(preflightName)} />
        )}
        {isAsked && (!isOwn || self.isAdmin) && (
          <Button text="Approve" tone="positive" loading={isBusy} disabled={isBusy} onClick={approve} />
        )}
        {isAsked && !isOwn && (
          <Button text="Send back…" mode="ghost" tone="caution" onClick={() => setOpen('back')} />
        )}
        <Button
          text={steps.length > 0 ? 'Ask again…' : 'Ask for review…'}
          mode={isAsked ? 'bleed' : 'default'}
          tone={isAsked ? 'default' : 'primary'}
          onClick={() => setOpen('ask')}
        />
      </Flex>
      {fault && (
        <Card padding={3} radius={2} tone="critical" border role="alert">
          <Text size={1}>It is not approved: {fault}</Text>
        </Card>
      )}
      {open && (
        <Dialog
          id="review"
          header={open === 'ask' ? 'Ask for review' : 'Send it back'}
          width={1}
          onClose={close}
        >
          {open === 'ask' ? (
            <AskForm id={id} document={document} onClose={close} />
          ) : (
            <SendBackForm document={document} places={places} known={steps.length} onClose={close} />
          )}
        </Dialog>
      )}
    </Stack>
  );
}

function fieldsOf(schemaType: unknown): { name: string; title: string }[] {
  // Types of documents have fields, each with a title.
  const { fields = [] } = schemaType as {
    fields?: { name: string; type: { title?: string; hidden?: unknown } }[];
  };
  return fields
    .filter(({ type }) => type.hidden !== true)
    .map(({ name, type }) => ({ name, title: type.title ?? name }));
}
