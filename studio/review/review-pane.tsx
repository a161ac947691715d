import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Stack } from '@sanity/ui';
import { useMemo } from 'react';
import { type DocumentInspectorProps, defineDocumentInspector, LoadingBlock } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { contentHash } from '#schemas/review/content-hash.ts';
import { standingOf } from '#schemas/review/standing.ts';
import { InspectorFrame } from '../inspect/inspector-frame.tsx';
import { preflightName } from '../inspect/preflight-name.ts';
import { Answers } from './answers.tsx';
import { HistoryList } from './history-list.tsx';
import { remarkPlacesIn } from './remark-places.ts';
import { RequireSwitch } from './require-switch.tsx';
import type { Reviewed } from './review-requests.ts';
import { StandingCard } from './standing-card.tsx';
import type { ReviewState } from './stored-review.ts';
import { useHistory } from './use-history.ts';
import { useReview } from './use-review.ts';

const title = 'Review';

/**
 * The inspector that shows the state of a document's review, lets colleagues answer, and lists who did what with it.
 */
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
  const { editState, schemaType, openInspector } = useDocumentPane();
  // What is stored has a revision, which the Studio's type does not promise.
  const waiting = (editState?.version ?? editState?.draft ?? null) as Reviewed | null;
  const published = editState?.published ?? null;
  const content = useMemo(() => waiting && contentHash(waiting), [waiting]);
  const places = useMemo(
    () => remarkPlacesIn(waiting ?? published ?? {}, fieldsOf(schemaType)),
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
        <Answers
          id={id}
          document={waiting}
          review={review}
          places={places}
          onCompare={() => openInspector(preflightName)}
        />
      </Stack>
      <HistoryList done={done} places={places} />
      <RequireSwitch isRequired={review.isRequired} />
    </>
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
