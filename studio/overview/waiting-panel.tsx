import type { SanityClient } from '@sanity/client';
import { ClockIcon } from '@sanity/icons/Clock';
import { Badge } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { LoadingBlock, RelativeTime, useActiveReleases, useAddonDataset, useCurrentUser } from 'sanity';
import { nameFields } from '../lake/document-names.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { sayMoment } from '../moments/say-moment.ts';
import { idOf } from '../path/layered-id.ts';
import { FirstRows } from './first-rows.tsx';
import { DocumentRow, Panel, ReleaseRow, Say } from './panel.tsx';
import { type WaitingReview, waitingReviewsQuery, wordsOfReview } from './reviews.ts';
import {
  plannedBefore,
  type Scheduled,
  scheduledBefore,
  scheduledReleases,
  scheduledVersionsQuery,
  type Version,
} from './scheduled.ts';
import type { Stored } from './site-faults.ts';
import { type Comment, nameAmong, type Waiting, waitingFor } from './waiting.ts';

const soonMs = 7 * 24 * 60 * 60 * 1000;
const commentsQuery = `*[_type == "comment"] | order(_createdAt desc)[0...200]{
  _id, _createdAt, authorId, threadId, parentCommentId, status, message, target
}`;
const namesQuery = `*[_id in $ids]{_id, _type, ${nameFields}}`;

/**
 * What waits for the signed-in editor: reviews, conversations in which a colleague spoke last, and what schedules do
 * within a week.
 */
export function WaitingPanel() {
  const answered = useWaiting();
  const { data: releases, loading } = useActiveReleases();
  const coming = useScheduled(releases);
  const asked = useReviews();
  const planned = plannedBefore(Date.now() + soonMs, releases);
  const comments = answered instanceof Error ? [] : (answered ?? []);
  const [scheduled, reviews] = [coming ?? [], asked ?? []];
  const ids = [...comments, ...reviews]
    .flatMap(({ document }) => [document, `drafts.${document}`])
    .concat(reviews.map(({ of }) => of))
    .toSorted();
  const named = useAnswer<Stored[]>(namesQuery, { ids }, 'raw') ?? [];
  const nameOf = (id: string) => nameAmong(named, id);
  return (
    <Panel title="What waits for you" icon={ClockIcon}>
      <SayWaiting comments={answered} others={[asked, coming, loading ? undefined : planned]} />
      <FirstRows
        rows={reviews.map((review) => (
          <li key={review.document}>
            <DocumentRow
              id={review.document}
              type={review.documentType}
              inspect="review"
              title={nameOf(review.document)}
              about={
                <>
                  {wordsOfReview[review.kind]}
                  {review.note && `: “${review.note}”`} · <RelativeTime time={review.at} useTemporalPhrase />
                </>
              }
              end={review.kind === 'asked' && <Badge tone="primary">Review</Badge>}
            />
          </li>
        ))}
      />
      <FirstRows
        rows={comments.map(({ id, document, type, text, at }) => (
          <li key={id}>
            <DocumentRow
              id={document}
              type={type}
              inspect="sanity/comments"
              title={`“${text || '…'}”`}
              about={
                <>
                  Comment on {nameOf(document)} · <RelativeTime time={at} useTemporalPhrase />
                </>
              }
            />
          </li>
        ))}
      />
      <FirstRows
        rows={planned.map(({ id, title, at }) => (
          <li key={id}>
            <ReleaseRow
              id={id}
              title={title}
              about={`Meant for ${sayMoment(at)}, and not scheduled yet`}
              end={Date.parse(at) < Date.now() && <Badge tone="caution">Late</Badge>}
            />
          </li>
        ))}
      />
      <FirstRows
        rows={scheduled.map(({ id, type, title, at, isRemoval }) => (
          <li key={id + at}>
            <DocumentRow
              id={id}
              type={type}
              title={title}
              about={`${isRemoval ? 'Taken offline' : 'Published'} by itself on ${sayMoment(at)}`}
            />
          </li>
        ))}
      />
    </Panel>
  );
}

/**
 * The sentence in place of rows: that some could not be read, or that nothing waits. Shows that rows are still being
 * loaded, and renders nothing where there are any.
 */
export function SayWaiting({
  comments,
  others,
}: {
  comments: readonly unknown[] | Error | undefined;
  others: readonly (readonly unknown[] | undefined)[];
}) {
  if (comments instanceof Error) return <Say>The comments could not be read: {comments.message}</Say>;
  const all = [comments, ...others];
  if (all.some((rows) => rows && rows.length > 0)) return null;
  if (all.includes(undefined)) return <LoadingBlock />;
  return (
    <Say>
      No review is asked of you, no comment is unanswered, and nothing is published or taken offline by itself
      in the next seven days.
    </Say>
  );
}

/**
 * The conversations that wait, as of when the screen was opened, or the error that kept them from being read; undefined
 * until they are known.
 */
function useWaiting(): Waiting[] | Error | undefined {
  const { client, ready } = useAddonDataset();
  const user = useCurrentUser();
  const [waiting, setWaiting] = useState<Waiting[] | Error>();
  useEffect(() => {
    if (!ready || !user) return;
    let isOpen = true;
    askForComments(client).then(
      (comments) => isOpen && setWaiting(waitingFor(user.id, comments)),
      (error: Error) => isOpen && setWaiting(error),
    );
    return () => {
      isOpen = false;
    };
  }, [client, ready, user]);
  return waiting;
}

/** The comments; none where the dataset for comments is missing, because it is created with the first one. */
async function askForComments(client: SanityClient | null): Promise<Comment[]> {
  try {
    return (await client?.fetch<Comment[]>(commentsQuery)) ?? [];
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return [];
    throw error;
  }
}

/**
 * The reviews that the signed-in editor is asked for, and answers to those that they asked for; undefined until they
 * are loaded.
 */
function useReviews(): WaitingReview[] | undefined {
  const user = useCurrentUser();
  return useAnswer<WaitingReview[]>(waitingReviewsQuery, { me: user?.id ?? '' }, 'raw');
}

/** What schedules do within a week; undefined until it is known. */
function useScheduled(releases: Parameters<typeof scheduledBefore>[1]): Scheduled[] | undefined {
  const soon = Date.now() + soonMs;
  const names = scheduledReleases(soon, releases).toSorted();
  const versions = useAnswer<Version[]>(scheduledVersionsQuery, { releases: names }, 'raw');
  const ids = (versions ?? []).map(({ _id }) => idOf(_id)).toSorted();
  const published = useAnswer<Stored[]>(namesQuery, { ids }, 'raw');
  return versions && scheduledBefore(soon, releases, versions, published);
}
